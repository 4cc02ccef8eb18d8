import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Choices } from '../../src/admin/components/form/merge/contest'
import { merge } from '../../src/admin/components/form/merge/merge'
import { pairs } from '../../src/admin/components/form/merge/pairs'
import { sameValue } from '../../src/admin/providers/data/changes'

const section = (title: string, content = `<p>${title}, một đoạn văn đủ dài để nhận ra</p>`, image = '') => ({
  title,
  image,
  content,
})
const [a, b, c] = [section('A'), section('B'), section('C')]
const of = (base: unknown, mine: unknown, theirs: unknown, choices: Choices = {}) => {
  const { contests, make } = merge(base, mine, theirs, ['f'])
  return { keys: contests.map(({ key }) => key), value: make(choices) }
}

describe('two versions of a list', () => {
  it('are one with the sections that either side has changed, added, removed or moved', () => {
    const mine = [a, section('B', '<p>của tôi</p>'), c, section('Mới')]
    expect(of([a, b, c], mine, [section('A', a.content, '/a.webp'), b, c])).toEqual({
      keys: [],
      value: [section('A', a.content, '/a.webp'), section('B', '<p>của tôi</p>'), c, section('Mới')],
    })
    expect(of([a, b, c], [a, c], [c, a, b])).toEqual({ keys: [], value: [c, a] })
    expect(of([a, b], [a, section('M'), b], [a, section('T'), b])).toEqual({
      keys: [],
      value: [a, section('M'), section('T'), b],
    })
  })

  it('are merged inside a section that both have changed, as far as they differ in what they changed', () => {
    const mine = section('A', '<p>của tôi</p>')
    const theirs = section('A', a.content, '/anh.webp')
    expect(of([a, b], [mine, b], [theirs, b])).toEqual({
      keys: [],
      value: [section('A', '<p>của tôi</p>', '/anh.webp'), b],
    })
    const other = section('A', '<p>của họ</p>')
    expect(of([a, b], [mine, b], [other, b])).toEqual({ keys: ['f.0.content'], value: [mine, b] })
    expect(of([a, b], [mine, b], [other, b], { 'f.0.content': 'theirs' }).value).toEqual([other, b])
  })

  it('ask about a section that one has changed and the other removed', () => {
    const changed = section('B', '<p>sửa</p>')
    expect(of([a, b], [a, changed], [a])).toEqual({ keys: ['f.1'], value: [a, changed] })
    expect(of([a, b], [a, changed], [a], { 'f.1': 'theirs' }).value).toEqual([a])
    expect(of([a, b], [a], [a, changed])).toEqual({ keys: ['f.1'], value: [a] })
    expect(of([a, b], [a], [a, changed], { 'f.1': 'theirs' }).value).toEqual([a, changed])
  })

  it('ask about the order when both have moved, and only then', () => {
    expect(of([a, b, c], [b, a, c], [c, a, b])).toEqual({ keys: ['f.order'], value: [b, a, c] })
    expect(of([a, b, c], [b, a, c], [c, a, b], { 'f.order': 'theirs' }).value).toEqual([c, a, b])
    expect(of([a, b, c], [b, a, c], [b, a, c, section('D')])).toEqual({
      keys: [],
      value: [b, a, c, section('D')],
    })
  })

  it('of plain values keep what either has added, once, and lose what either has removed', () => {
    expect(of(['x', 'y', 'z'], ['x', 'z', 'n'], ['x', 'y', 'z', 'n', 't'])).toEqual({
      keys: [],
      value: ['x', 'z', 'n', 't'],
    })
  })

  it('of prices by agency are merged by agency', () => {
    const price = (agency_id: number, amount: number) => ({ agency_id, price: amount })
    expect(
      of(
        [price(1, 10), price(2, 20)],
        [price(1, 11), price(2, 20)],
        [price(2, 22), price(1, 10), price(3, 30)],
      ),
    ).toEqual({ keys: [], value: [price(2, 22), price(1, 11), price(3, 30)] })
    expect(of([price(1, 10)], [price(1, 11)], [price(1, 12)]).keys).toEqual(['f.0.price'])
  })

  it('of chapters are merged down to the lesson', () => {
    const lesson = (title: string, duration: number) => ({ title, duration })
    const chapter = (...lessons: object[]) => [{ title: 'Chương', lessons }]
    const [one, two] = [lesson('Một', 5), lesson('Hai', 5)]
    expect(of(chapter(one, two), chapter(lesson('Một', 6), two), chapter(one, lesson('Hai', 7)))).toEqual({
      keys: [],
      value: chapter(lesson('Một', 6), lesson('Hai', 7)),
    })
  })

  it('whose text before is not known are a choice as a whole', () => {
    expect(of(undefined, [a], [b])).toEqual({ keys: ['f'], value: [a] })
  })
})

describe('a section is recognised', () => {
  it('when it was moved, renamed or rewritten, but not by a text that shares nothing with it', () => {
    expect(pairs([a, b], [b, a])).toEqual([1, 0])
    expect(pairs([a, b], [{ ...b, title: 'Tên khác' }, a])).toEqual([1, 0])
    expect(pairs([a], [section('A', 'hoàn toàn khác')])).toEqual([0])
    expect(pairs([section('', 'một câu')], [section('', 'một câu dài')])).toEqual([0])
    expect(pairs([section('X', 'abc')], [section('Y', 'def')])).toEqual([undefined])
  })

  it('once, also among equal ones', () => {
    expect(pairs([a, a], [a])).toEqual([0, undefined])
    expect(pairs(['x', 'x'], ['x', 'x', 'x'])).toEqual([0, 1])
  })
})

const anyText = fc.stringMatching(/^[a-e]{0,4}$/)
const anyRow = fc.record({ title: anyText, image: anyText, content: anyText })
const anyList = fc.oneof(fc.array(anyRow, { maxLength: 6 }), fc.array(anyText, { maxLength: 6 }))
const anyValue = fc.oneof(anyText, fc.integer(), anyList, fc.record({ title: anyText, links: anyList }))

/** Rows that are told apart by their headings, and what somebody does with them. */
const before = Array.from({ length: 6 }, (_, index) => section(`Phần ${index}`))
type Deed = { index: number; kind: 'edit' | 'remove' | 'add' }
const deeds = (side: string) =>
  fc
    .uniqueArray(
      fc.record({ index: fc.nat(5), kind: fc.constantFrom<Deed['kind']>('edit', 'remove', 'add') }),
      {
        selector: ({ index }) => index,
      },
    )
    .map((done) => ({
      done,
      list: before.flatMap((row, index) => {
        const kind = done.find((each) => each.index === index)?.kind
        if (kind === 'remove') return []
        if (kind === 'edit') return [{ ...row, content: `<p>${side} ${index}</p>` }]
        return kind === 'add' ? [row, section(`${side} thêm ${index}`)] : [row]
      }),
    }))
const titles = (list: unknown) => (list as { title: string }[]).map(({ title }) => title)

describe('whatever is merged', () => {
  const runs = { numRuns: 300 }

  it('with itself stays as it is', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (base, mine) => {
        const { keys, value } = of(base, mine, mine)
        expect(keys).toEqual([])
        expect(value).toEqual(mine)
      }),
      runs,
    )
  })

  it('with what has not changed is the other', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (base, changed) => {
        for (const { keys, value } of [of(base, base, changed), of(base, changed, base)]) {
          expect(keys).toEqual([])
          expect(sameValue(value, changed)).toBe(true)
        }
      }),
      runs,
    )
  })

  it('is mine or theirs as a whole where that is chosen for a plain value', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (base, mine, theirs) => {
        const { keys, value } = of(base, mine, theirs, { f: 'theirs' })
        expect([mine, theirs]).toContain(value)
        if (keys.length) expect(value).toBe(theirs)
      }),
      runs,
    )
  })

  it('loses nothing that only one side has done, and keeps the order', () => {
    fc.assert(
      fc.property(deeds('tôi'), deeds('họ'), (mine, theirs) => {
        const { keys, value } = of(before, mine.list, theirs.list)
        const found = value as typeof before
        const kindOf = ({ done }: { done: Deed[] }, index: number) =>
          done.find((each) => each.index === index)?.kind
        for (const [index, row] of before.entries()) {
          const [left, right] = [kindOf(mine, index), kindOf(theirs, index)]
          const stands = found.find(({ title }) => title === row.title)
          const [edited, removed] = [[left, right].includes('edit'), [left, right].includes('remove')]
          const isContested = (left === 'edit' && right === 'edit') || (edited && removed)
          expect(
            keys.some((key) => key.startsWith(`f.${index}`)),
            `${index}`,
          ).toBe(isContested)
          if (isContested) continue
          expect(stands === undefined).toBe(removed)
          if (edited) expect(stands?.content).toBe(`<p>${left === 'edit' ? 'tôi' : 'họ'} ${index}</p>`)
          for (const [side, kind] of [
            ['tôi', left],
            ['họ', right],
          ])
            if (kind === 'add') expect(titles(found)).toContain(`${side} thêm ${index}`)
        }
        for (const { list } of [mine, theirs]) {
          const inResult = titles(list).filter((title) => titles(found).includes(title))
          expect(titles(found).filter((title) => inResult.includes(title))).toEqual(inResult)
        }
        expect(new Set(titles(found)).size).toBe(found.length)
      }),
      runs,
    )
  })

  it('never fails, and each choice is one that was asked', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (base, mine, theirs) => {
        const { contests, make } = merge(base, mine, theirs, ['f'])
        expect(new Set(contests.map(({ key }) => key)).size).toBe(contests.length)
        expect(() => make(Object.fromEntries(contests.map(({ key }) => [key, 'theirs'])))).not.toThrow()
      }),
      runs,
    )
  })
})
