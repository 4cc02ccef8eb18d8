import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { object } from 'yup'
import { courseShape } from '../../src/domain/posts/course'
import { doubleLessons, lessonTotals } from '../../src/domain/posts/lessons'
import { validate } from '../../src/domain/validation'

const schema = object({ chapters: courseShape.chapters })
const chapters = (...all: string[][]) =>
  all.map((titles, at) => ({ title: `Chương ${at}`, lessons: titles.map((title) => ({ title })) }))

describe('the lessons of a course', () => {
  it('are added up, also while they are half typed', () => {
    expect(
      lessonTotals([
        { lessons: [{ duration: 30 }, { duration: null }, {}, { duration: -5 }] },
        { lessons: null },
        null,
      ]),
    ).toEqual({
      lesson_count: 4,
      duration: 30,
    })
  })

  it('do not have the same title twice, by case, spaces or the way that marks are written', () => {
    const found = doubleLessons(
      chapters(['Pha phin', 'Cà phê'], [' pha  PHIN', 'Cà phê'.normalize('NFD'), '', '']),
    )
    expect(found).toEqual([
      { at: { chapter: 1, lesson: 0 }, first: { chapter: 0, lesson: 0 } },
      { at: { chapter: 1, lesson: 1 }, first: { chapter: 0, lesson: 1 } },
    ])
  })

  it('are compared at the cost of the title that changes, however many there are', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    const titles = Array.from({ length: 500 }, (_, at) => `Bài ${at}`)
    const known = new Map()
    doubleLessons(chapters(titles), known)
    normalize.mockClear()
    const found = doubleLessons(chapters(titles.with(7, 'Bài 70')), known)
    expect(found).toEqual([{ at: { chapter: 0, lesson: 70 }, first: { chapter: 0, lesson: 7 } }])
    doubleLessons(chapters(titles.with(7, 'Bài 700')), known)
    expect(normalize).toHaveBeenCalledTimes(1)
    normalize.mockRestore()
  })

  it('may differ by accents alone', () => {
    expect(doubleLessons(chapters(['Phá', 'Pha']))).toEqual([])
  })

  it('are refused at the later place only', () => {
    const { errors } = validate(schema, { chapters: chapters(['A', 'a', 'B'], ['A']) })
    expect(errors).toEqual({
      'chapters[0].lessons[1].title': [
        { key: 'validation.lesson_double', params: { chapter: 1, lesson: 1 } },
      ],
      'chapters[1].lessons[0].title': [
        { key: 'validation.lesson_double', params: { chapter: 1, lesson: 1 } },
      ],
    })
  })

  it('take no time by the input that was emptied', () => {
    const [made] =
      validate(schema, { chapters: [{ title: 'A', lessons: [{ title: 'B', duration: null }] }] }).value
        ?.chapters ?? []
    expect(made?.lessons[0]?.duration).toBe(0)
  })

  it('name one double for each title that repeats, whatever the chapters', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd'))), (titles) => {
        const all = titles.flat()
        expect(doubleLessons(chapters(...titles)).length).toBe(all.length - new Set(all).size)
      }),
    )
  })

  it('stay bounded when far too many are sent', () => {
    const many = chapters(...Array.from({ length: 100 }, () => Array.from({ length: 200 }, () => 'Một bài')))
    const told = Object.values(validate(schema, { chapters: many }).errors ?? {})
    expect(told.length).toBe(20)
  })
})
