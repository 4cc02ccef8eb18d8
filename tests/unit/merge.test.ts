import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Choices } from '../../src/admin/components/form/merge/contest'
import { merge } from '../../src/admin/components/form/merge/merge'
import { pairs } from '../../src/admin/components/form/merge/pairs'
import { sameValue } from '../../src/domain/sameValue'

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

  it('have as many equal items as who has added more of them', () => {
    for (const [mine, theirs] of [
      [
        ['x', 'n'],
        ['x', 'n', 'n'],
      ],
      [
        ['x', 'n', 'n'],
        ['x', 'n'],
      ],
    ])
      expect(of(['x'], mine, theirs)).toEqual({ keys: [], value: ['x', 'n', 'n'] })
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

describe('two versions of a tree', () => {
  interface Row {
    id: number
    text: string
    children: Row[]
  }
  const row = (id: number, children: Row[] = [], text = `Mục ${id}`): Row => ({ id, text, children })
  const allIds = (tree: readonly Row[]): number[] =>
    tree.flatMap(({ id, children }) => [id, ...allIds(children)])
  const base = [row(1, [row(2)]), row(3), row(4)]

  it('keep a row that one has moved and the other renamed, once, with the new name in the new place', () => {
    const moved = [row(1, [row(2), row(3)]), row(4)]
    const renamed = [row(1, [row(2)]), row(3, [], 'Khác'), row(4)]
    const both = { keys: [], value: [row(1, [row(2), row(3, [], 'Khác')]), row(4)] }
    expect(of(base, moved, renamed)).toEqual(both)
    expect(of(base, renamed, moved)).toEqual(both)
  })

  it('ask where a row belongs that both have moved, and have it there only', () => {
    const mine = [row(1, [row(2), row(3)]), row(4)]
    const theirs = [row(1, [row(2)]), row(4, [row(3)])]
    expect(of(base, mine, theirs)).toEqual({ keys: ['f.1.parent'], value: mine })
    expect(of(base, mine, theirs, { 'f.1.parent': 'theirs' }).value).toEqual(theirs)
  })

  it('keep what one has put under a row that the other removed, and ask about one that was changed', () => {
    const added = [row(1, [row(2), row(9)]), row(3), row(4)]
    expect(of(base, added, [row(3), row(4)])).toEqual({ keys: [], value: [row(3), row(4), row(9)] })
    const saved = [row(2), row(3), row(4)]
    expect(of(base, [row(3), row(4)], saved)).toEqual({ keys: ['f.0.children.0'], value: [row(3), row(4)] })
    expect(of(base, [row(3), row(4)], saved, { 'f.0.children.0': 'theirs' }).value).toEqual(saved)
  })

  it('stay as mine has them where each has moved one row under the other', () => {
    const mine = [row(1, [row(2)]), row(3, [row(4)])]
    const theirs = [row(1, [row(2)]), row(4, [row(3)])]
    expect(of(base, mine, theirs)).toEqual({ keys: [], value: mine })
  })

  it('have each row once, with all that either has added, whatever both have done', () => {
    const place = fc.record({ id: fc.nat(8), to: fc.nat(8), at: fc.nat(4), isNew: fc.boolean() })
    const start = [row(1, [row(2, [row(3)]), row(4)]), row(5), row(6, [row(7)])]
    const without = (tree: Row[], id: number): Row[] =>
      tree.filter((each) => each.id !== id).map((each) => ({ ...each, children: without(each.children, id) }))
    const put = (tree: Row[], to: number, at: number, added: Row): Row[] =>
      tree.map((each) =>
        each.id === to
          ? { ...each, children: each.children.toSpliced(at, 0, added) }
          : { ...each, children: put(each.children, to, at, added) },
      )
    const find = (tree: Row[], id: number): Row | undefined =>
      tree.find((each) => each.id === id) ?? tree.map(({ children }) => find(children, id)).find(Boolean)
    const edit = (steps: { id: number; to: number; at: number; isNew: boolean }[], first: number) => {
      let tree = start
      for (const [turn, { id, to, at, isNew }] of steps.entries()) {
        const moved = isNew ? row(first + turn) : find(tree, id)
        if (!moved) continue
        const rest = isNew ? tree : without(tree, id)
        if (find(rest, to)) tree = put(rest, to, at, moved)
        else tree = to === 0 && !isNew ? rest : rest.toSpliced(at, 0, moved)
      }
      return tree
    }
    const steps = fc.array(place, { maxLength: 5 })
    fc.assert(
      fc.property(steps, steps, fc.boolean(), (one, two, isTheirs) => {
        const [mine, theirs] = [edit(one, 100), edit(two, 200)]
        const { contests, make } = merge(start, mine, theirs, ['f'])
        const choices = isTheirs
          ? Object.fromEntries(contests.map(({ key }) => [key, 'theirs' as const]))
          : {}
        const ids = allIds(make(choices) as Row[])
        expect(new Set(ids).size).toBe(ids.length)
        // A new row is lost only with one that was itself removed by who added it.
        for (const id of [...allIds(mine), ...allIds(theirs)].filter((each) => each >= 100))
          expect(ids).toContain(id)
        const kept = allIds(mine).filter((id) => allIds(theirs).includes(id))
        expect(kept.filter((id) => !ids.includes(id))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
