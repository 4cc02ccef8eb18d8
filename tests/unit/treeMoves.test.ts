import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LevelNode, projected } from '../../src/admin/components/tree/projection'
import { flattenTree, MAX_LEVELS, subtreeIds, type TreeNode } from '../../src/domain/tree'
import {
  childrenIn,
  mayStandUnder,
  type Placement,
  placements,
  type Spot,
  spotAfterStep,
  spotOf,
  treeChanges,
} from '../../src/domain/treeMoves'

const node = (id: number, parent_id: number | null = null, sort = 0): TreeNode => ({
  id,
  parent_id,
  sort,
  title: `Mục ${id}`,
})

/** Trees in which a parent always has a smaller id; siblings may have the same `sort`. */
const forest = fc
  .array(fc.record({ parent: fc.nat(), sort: fc.nat(6) }), { minLength: 1, maxLength: 14 })
  .map((rows) => rows.map(({ parent, sort }, index) => node(index + 1, parent % (index + 1) || null, sort)))

const applied = (rows: readonly TreeNode[], steps: readonly Placement[]): TreeNode[] =>
  rows.map((row) => ({ ...row, ...steps.find(({ id }) => id === row.id) }))
const idsIn = (rows: readonly TreeNode[], parent: number | null) =>
  childrenIn(rows, parent).map(({ id }) => id)

describe('moving a row of a tree', () => {
  const pick = (rows: TreeNode[], at: number) => rows[at % rows.length] as TreeNode

  it('puts it at its place, and leaves all others in their order', () => {
    fc.assert(
      fc.property(forest, fc.nat(), fc.nat(), fc.nat(15), (rows, one, other, place) => {
        const { id } = pick(rows, one)
        const parent = other % 3 ? pick(rows, other).id : null
        if (parent !== null && subtreeIds(rows, id).has(parent)) return
        const siblings = idsIn(rows, parent).filter((each) => each !== id)
        const spot: Spot = { parent, place: place % (siblings.length + 1) }
        const after = applied(rows, placements(rows, id, spot))
        expect(idsIn(after, parent)).toEqual(siblings.toSpliced(spot.place, 0, id))
        for (const each of [null, ...rows.map((row) => row.id)])
          if (each !== parent)
            expect(idsIn(after, each)).toEqual(idsIn(rows, each).filter((child) => child !== id))
      }),
    )
  })

  it('that stops half way has changed nobody’s order', () => {
    fc.assert(
      fc.property(forest, fc.nat(), fc.nat(15), (rows, one, place) => {
        const { id } = pick(rows, one)
        const { parent } = spotOf(rows, id)
        const order = (of: readonly TreeNode[]) => idsIn(of, parent).filter((each) => each !== id)
        const spot = { parent, place: place % (order(rows).length + 1) }
        const steps = placements(rows, id, spot)
        for (let done = 0; done < steps.length; done++)
          expect(order(applied(rows, steps.slice(0, done)))).toEqual(order(rows))
        expect(steps.every(({ sort }) => sort >= 0)).toBe(true)
      }),
    )
  })

  it('writes as little as possible: two rows that change places, one that goes to the end', () => {
    const rows = [0, 1, 2, 3, 4].map((sort) => node(sort + 1, null, sort))
    const sent = (place: number, id = 2) => placements(rows, id, { parent: null, place })
    expect(sent(2).map(({ id, sort }) => [id, sort])).toEqual([
      [3, 1],
      [2, 2],
    ])
    expect(sent(0)).toHaveLength(2)
    expect(sent(4)).toEqual([{ id: 2, parent_id: null, sort: 5 }])
    expect(sent(1)).toEqual([])
  })
})

describe('a step by the keyboard', () => {
  // 1 (2 (3), 4), 5
  const rows = [node(1, null, 0), node(2, 1, 0), node(3, 2), node(4, 1, 1), node(5, null, 1)]

  it('goes among siblings, under the one before, or out behind the parent', () => {
    expect(spotAfterStep(rows, 5, 'up')).toEqual({ parent: null, place: 0 })
    expect(spotAfterStep(rows, 2, 'down')).toEqual({ parent: 1, place: 1 })
    expect(spotAfterStep(rows, 4, 'in')).toEqual({ parent: 2, place: 1 })
    expect(spotAfterStep(rows, 4, 'out')).toEqual({ parent: null, place: 1 })
    expect(spotAfterStep(rows, 3, 'out')).toEqual({ parent: 1, place: 1 })
  })

  it('leads nowhere at the ends', () => {
    expect(spotAfterStep(rows, 1, 'up')).toBeNull()
    expect(spotAfterStep(rows, 5, 'down')).toBeNull()
    expect(spotAfterStep(rows, 2, 'in')).toBeNull()
    expect(spotAfterStep(rows, 5, 'out')).toBeNull()
  })
})

describe('where a row may stand', () => {
  const chain = Array.from({ length: MAX_LEVELS }, (_, at) => node(at + 1, at || null))

  it('is neither under itself nor under what is under it', () => {
    expect(mayStandUnder(chain, 2, 2)).toBe(false)
    expect(mayStandUnder(chain, 2, 4)).toBe(false)
    expect(mayStandUnder(chain, 4, 2)).toBe(true)
    expect(mayStandUnder(chain, 4, null)).toBe(true)
  })

  it('is not deeper than a tree may be, with all that it brings along', () => {
    const rows = [...chain, node(20), node(21, 20)]
    expect(mayStandUnder(rows, 21, MAX_LEVELS)).toBe(false)
    expect(mayStandUnder(rows, 21, MAX_LEVELS - 1)).toBe(true)
    expect(mayStandUnder(rows, 20, MAX_LEVELS - 1)).toBe(false)
    expect(mayStandUnder(rows, 20, MAX_LEVELS - 2)).toBe(true)
    expect(spotAfterStep([...chain, node(30, MAX_LEVELS - 1, 9)], 30, 'in')).toBeNull()
  })
})

describe('a row that is dragged', () => {
  // 1 (2, 3 (4)), 5
  const rows = flattenTree([node(1), node(2, 1), node(3, 1, 1), node(4, 3), node(5, null, 1)])
  const without = (...ids: number[]) => rows.filter(({ id }) => !ids.includes(id))
  const drop = (active: number, over: number, levels: number, drawn: readonly LevelNode[] = rows) =>
    projected({ rows, drawn, active, over, levels })

  it('goes as deep as it is pulled sideways', () => {
    expect(drop(5, 5, 0)).toEqual({ parent: null, place: 1, level: 0 })
    expect(drop(5, 5, 1)).toEqual({ parent: 1, place: 2, level: 1 })
    expect(drop(5, 5, 2)).toEqual({ parent: 3, place: 1, level: 2 })
    expect(drop(5, 5, 3)).toEqual({ parent: 4, place: 0, level: 3 })
    expect(drop(5, 5, 9)).toEqual({ parent: 4, place: 0, level: 3 })
  })

  it('stands between its neighbours, whatever is pulled', () => {
    expect(drop(5, 1, 3)).toEqual({ parent: null, place: 0, level: 0 })
    expect(drop(5, 2, -4)).toEqual({ parent: 1, place: 0, level: 1 })
    expect(drop(5, 4, 0)).toEqual({ parent: 3, place: 0, level: 2 })
  })

  it('takes what is under it along', () => {
    expect(drop(3, 5, -1, without(4))).toEqual({ parent: null, place: 2, level: 0 })
    expect(drop(3, 2, 0, without(4))).toEqual({ parent: 1, place: 0, level: 1 })
  })

  it('comes behind the children of a row that is folded', () => {
    const folded = without(2, 3, 4)
    expect(drop(5, 5, 1, folded)).toEqual({ parent: 1, place: 2, level: 1 })
  })

  it('never ends under itself, too deep, or where it does not say', () => {
    fc.assert(
      fc.property(
        forest,
        fc.nat(),
        fc.nat(),
        fc.integer({ min: -6, max: 6 }),
        (nodes, one, other, levels) => {
          const all = flattenTree(nodes)
          const active = all[one % all.length]?.id ?? 0
          const under = subtreeIds(nodes, active)
          const drawn = all.filter(({ id }) => id === active || !under.has(id))
          const spot = projected({
            rows: all,
            drawn,
            active,
            over: drawn[other % drawn.length]?.id ?? 0,
            levels,
          })
          if (!spot) return
          expect(mayStandUnder(nodes, active, spot.parent)).toBe(true)
          const after = flattenTree(applied(nodes, placements(nodes, active, spot)))
          const shown = after.filter(({ id }) => id === active || !under.has(id)).map(({ id }) => id)
          expect(shown.indexOf(active)).toBe(other % drawn.length)
          expect(after.find(({ id }) => id === active)?.level).toBe(spot.level)
        },
      ),
    )
  })
})

describe('what somebody else has changed meanwhile', () => {
  const before = [node(1), node(2, 1, 0), node(3, 1, 1), node(4, null, 1)]

  it('is told: new, gone, renamed, moved, in another order', () => {
    const after = [
      { ...node(1), title: 'Tin tức' },
      node(3, 1, 0),
      node(2, 1, 1),
      node(5, 1, 2),
      { ...node(6, null, 2) },
    ]
    expect(treeChanges(before, after)).toEqual([
      { what: 'gone', title: 'Mục 4' },
      { what: 'renamed', title: 'Tin tức', before: 'Mục 1' },
      { what: 'added', title: 'Mục 5' },
      { what: 'added', title: 'Mục 6' },
      { what: 'sorted', parent: 'Tin tức' },
    ])
    expect(treeChanges(before, [node(1), node(2, null, 5), node(3, 1), node(4, null, 1)])).toEqual([
      { what: 'moved', title: 'Mục 2', parent: null },
    ])
  })

  it('is nothing where only the numbers differ', () => {
    expect(
      treeChanges(
        before,
        before.map((row) => ({ ...row, sort: row.sort * 3 + 1 })),
      ),
    ).toEqual([])
  })
})
