import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bySort, flattenTree, levelTitle, nextSort, subtreeIds, type TreeNode } from '../../src/domain/tree'

const node = (id: number, parent_id: number | null = null, sort = 0): TreeNode => ({
  id,
  parent_id,
  sort,
  title: `Danh mục ${id}`,
})

/** Trees in which a parent always has a smaller id. */
const forest = fc
  .array(fc.record({ parent: fc.nat(), sort: fc.nat(5) }), { maxLength: 40 })
  .map((rows) => rows.map(({ parent, sort }, index) => node(index + 1, parent % (index + 1) || null, sort)))

describe('categories are a tree', () => {
  it('comes parents first, children by their order, then by age', () => {
    const rows = [node(1, null, 2), node(2, null, 1), node(3, 1, 1), node(4, 1, 0), node(5, 4), node(6, 1, 1)]
    expect(flattenTree(rows).map(({ id, level }) => [id, level])).toEqual([
      [2, 0],
      [1, 0],
      [4, 1],
      [5, 2],
      [3, 1],
      [6, 1],
    ])
  })

  it('keeps a row whose parent is not there as a root', () => {
    expect(flattenTree([node(7, 99)])).toMatchObject([{ id: 7, level: 0 }])
  })

  it('prefixes the title with a dash per level', () => {
    expect(levelTitle({ title: 'Hạt rang', level: 0 })).toBe('Hạt rang')
    expect(levelTitle({ title: 'Hạt rang', level: 1 })).toBe('- Hạt rang')
    expect(levelTitle({ title: 'Hạt rang', level: 3 })).toBe('--- Hạt rang')
  })

  it('takes a new row behind the last one under the same parent, the first one at the beginning', () => {
    const rows = [node(1, null, 4), node(2, 1, 7), node(3, 1, 2)]
    expect([nextSort(rows, null), nextSort(rows, 1), nextSort(rows, 2)]).toEqual([5, 8, 0])
  })

  it('has rows of the same place by age, however they come', () => {
    const rows = [node(9, null, 1), node(3, null, 1), node(5, null, 0)]
    expect(rows.sort(bySort).map(({ id }) => id)).toEqual([5, 3, 9])
  })

  it('names a row and all under it: what may not become its parent', () => {
    const rows = [node(4, 3), node(3, 2), node(2, 1), node(1), node(5, 1)]
    expect([...subtreeIds(rows, 2)].sort()).toEqual([2, 3, 4])
    expect([...subtreeIds(rows, 5)]).toEqual([5])
  })

  it('shows every row once, right below its parent’s family', () => {
    fc.assert(
      fc.property(forest, (rows) => {
        const flat = flattenTree(rows)
        expect(flat.map(({ id }) => id).sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id))
        for (const [index, row] of flat.entries()) {
          const parent = flat.findIndex(({ id }) => id === row.parent_id)
          expect(parent).toBeLessThan(index)
          expect(row.level).toBe(parent < 0 ? 0 : (flat[parent]?.level ?? 0) + 1)
        }
      }),
    )
  })

  it('a subtree closes over its children', () => {
    fc.assert(
      fc.property(forest, fc.nat(), (rows, pick) => {
        const root = rows[pick % Math.max(1, rows.length)]
        if (!root) return
        const ids = subtreeIds(rows, root.id)
        for (const row of rows)
          if (row.id !== root.id)
            expect(ids.has(row.id)).toBe(row.parent_id !== null && ids.has(row.parent_id))
      }),
    )
  })
})
