import { MAX_LEVELS, type TreeNode } from '../../../domain/tree'
import { childrenIn, heightOf, type Spot } from '../../../domain/treeMoves'

export type LevelNode = TreeNode & { level: number }

/** A row among its siblings. */
interface SiblingStanding {
  place: number
  siblings: number
  isParent: boolean
}

/** How each row stands, from all rows in tree order. */
export function standings(rows: readonly LevelNode[]): Map<number, SiblingStanding> {
  const found = new Map<number, SiblingStanding>()
  const families: SiblingStanding[][] = [[]]
  for (const [at, { id, level }] of rows.entries()) {
    families.length = level + 1
    const family = families[level] ?? []
    families[level] = family
    const standing = { place: family.length, siblings: 0, isParent: (rows[at + 1]?.level ?? 0) > level }
    family.push(standing)
    for (const each of family) each.siblings = family.length
    found.set(id, standing)
  }
  return found
}

interface Drag {
  /** All rows in tree order. */
  rows: readonly LevelNode[]
  /** Those that are drawn: neither folded away nor under the dragged one. */
  drawn: readonly LevelNode[]
  active: number
  /** The row whose place it takes. */
  over: number
  /** How many levels it was moved sideways: towards the end is deeper. */
  levels: number
  /** How many levels the tree may have. */
  most?: number
}

/** Where a dragged row would come to stand, as deep as it was pulled and its neighbours allow; `null`: nowhere. */
export function projected({
  rows,
  drawn,
  active,
  over,
  levels,
  most: deepest = MAX_LEVELS,
}: Drag): (Spot & { level: number }) | null {
  const row = drawn.find(({ id }) => id === active)
  const target = drawn.findIndex(({ id }) => id === over)
  if (!row || target < 0) return null
  const others = drawn.filter(({ id }) => id !== active)
  const above = others.slice(0, target)
  const before = above.at(-1)
  const least = others[target]?.level ?? 0
  const most = Math.min(before ? before.level + 1 : 0, deepest - heightOf(rows, active))
  // Between a row and its children there is only room for one more child.
  if (least > most) return null
  const level = Math.min(most, Math.max(least, row.level + levels))
  if (before && level > before.level) {
    // The children of a folded row are not drawn: it comes behind them.
    const hidden = drawn.some(({ parent_id }) => parent_id === before.id && before.id !== active)
      ? []
      : childrenIn(rows, before.id).filter(({ id }) => id !== active)
    return { parent: before.id, place: hidden.length, level }
  }
  const siblings: LevelNode[] = []
  for (const each of [...above].reverse()) {
    if (each.level < level) return { parent: each.id, place: siblings.length, level }
    if (each.level === level) siblings.push(each)
  }
  return { parent: null, place: siblings.length, level }
}
