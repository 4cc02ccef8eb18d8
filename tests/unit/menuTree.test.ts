import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allItems, countItems, newItemId, removedIds } from '../../src/domain/items'
import { type MenuItem, maxMenuLevels, seenBy } from '../../src/domain/menu'
import {
  copiedItem,
  itemIn,
  menuRows,
  movedItem,
  newItem,
  withItem,
  withItemsAt,
  withoutItem,
} from '../../src/domain/menuTree'
import { flattenTree } from '../../src/domain/tree'
import { childrenIn, placements, type Spot, spotOf } from '../../src/domain/treeMoves'

const item = (id: number, children: MenuItem[] = []): MenuItem => ({
  ...newItem({ text: `Mục ${id}`, url: '/', children }),
  id,
})

/** Trees of up to fifteen items in which a parent has a smaller id. */
const trees = fc.array(fc.nat(), { minLength: 1, maxLength: 15 }).map((parents) => {
  const items: MenuItem[] = []
  for (const [at, parent] of parents.entries()) {
    const above = parent % (at + 1)
    const holder = above ? allItems(items).find(({ id }) => id === above) : undefined
    ;(holder?.children ?? items).push(item(at + 1))
  }
  return items
})
const ids = (items: readonly MenuItem[]) => allItems(items).map(({ id }) => id)

describe('the items of a menu', () => {
  it('as rows stand as the shared tree reads them', () => {
    fc.assert(
      fc.property(trees, (items) => {
        const rows = menuRows(items)
        expect(flattenTree(rows).map(({ id, level }) => [id, level])).toEqual(
          rows.map(({ id, level }) => [id, level]),
        )
      }),
    )
  })

  it('move to where the shared tree says that a row goes, and none is lost', () => {
    fc.assert(
      fc.property(trees, fc.nat(), fc.nat(), fc.nat(9), (items, one, other, at) => {
        const rows = menuRows(items)
        const { id } = rows[one % rows.length] ?? { id: 0 }
        const under = ids(itemIn(items, id)?.children ?? [])
        const parents = [
          null,
          ...rows.map((row) => row.id).filter((each) => each !== id && !under.includes(each)),
        ]
        const parent = parents[other % parents.length] ?? null
        const place = at % (childrenIn(rows, parent).filter((row) => row.id !== id).length + 1)
        const spot: Spot = { parent, place }
        const moved = movedItem(items, id, spot)
        expect(ids(moved).sort()).toEqual(ids(items).sort())
        expect(spotOf(menuRows(moved), id)).toEqual(spot)
        const steps = placements(rows, id, spot)
        const expected = flattenTree(
          rows.map((row) => ({ ...row, ...steps.find((step) => step.id === row.id) })),
        )
        expect(ids(moved)).toEqual(expected.map((row) => row.id))
      }),
    )
  })

  it('come back to where they stood', () => {
    fc.assert(
      fc.property(trees, fc.nat(), (items, one) => {
        const rows = menuRows(items)
        const row = rows[one % rows.length]
        if (!row) return
        const without = withoutItem(items, row.id)
        expect(removedIds(items, without).sort()).toEqual(ids([row.item]).sort())
        expect(withItemsAt(without, spotOf(rows, row.id), [row.item])).toEqual(items)
      }),
    )
  })

  it('stay the same rows where nothing about them has changed', () => {
    const items = [item(1, [item(2), item(3)]), item(4)]
    const before = menuRows(items)
    const after = menuRows(withItem(items, { ...item(3), text: 'Khác' }), before)
    expect(after.map((row, at) => row === before[at])).toEqual([false, true, false, true])
    expect(menuRows(items, before).every((row, at) => row === before[at])).toBe(true)
  })

  it('are copied under other ids', () => {
    const one = item(1, [item(2)])
    const copy = copiedItem(one)
    expect(copy.children[0]?.text).toBe('Mục 2')
    expect(ids([copy]).some((id) => ids([one]).includes(id))).toBe(false)
  })

  it('are hidden with what they stand under', () => {
    const members: MenuItem = { ...item(1, [item(2)]), visibility: 'auth' }
    expect(ids(seenBy([members, item(3)], 'guest'))).toEqual([3])
    expect(ids(seenBy([members, item(3)], 'auth'))).toEqual([1, 2, 3])
  })
})

describe('items with ids', () => {
  it('are counted whatever is sent', () => {
    for (const sent of [undefined, null, 'x', 7, {}, [], true]) expect(countItems(sent)).toBe(0)
    expect(countItems([null, 1, { children: [{}, { children: [{}] }] }, { children: 'x' }])).toBe(7)
  })

  it('get an id that none of them has', () => {
    const taken = new Set(Array.from({ length: 1_000 }, () => newItemId()))
    expect(taken.has(newItemId(taken))).toBe(false)
    expect(maxMenuLevels).toBe(4)
  })
})
