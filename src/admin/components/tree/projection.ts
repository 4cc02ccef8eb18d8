import { MAX_LEVELS, type TreeNode } from '../../../domain/tree'
import { childrenIn, heightOf, type Spot } from '../../../domain/treeMoves'

export type LevelNode = TreeNode & { level: number }

interface SiblingStanding {
  place: number
  siblings: number
  isParent: boolean
}

/** Standing of each row; expects all rows in tree order. */
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
  rows: readonly LevelNode[]
  /** Visible rows: neither folded nor below the dragged one. */
  drawn: readonly LevelNode[]
  active: number
  /** The row whose place it takes. */
  over: number
  /** Levels moved sideways; positive is deeper. */
  levels: number
  most?: number
}

/** Landing place of a dragged row, at the level that drag and neighbours allow; `null` if there is none. */
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
  // Between a row and its first child only another child fits.
  if (least > most) return null
  const level = Math.min(most, Math.max(least, row.level + levels))
  if (before && level > before.level) {
    // Children of a folded row are not visible: it lands behind them.
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
