import { bySort, flattenTree, MAX_LEVELS, subtreeIds, type TreeNode } from './tree'

/** A destination: `place` is the index among the parent's children without the row itself. */
export interface Spot {
  parent: number | null
  place: number
}

export interface Placement {
  id: number
  parent_id: number | null
  sort: number
}

/** A step by keyboard: among its siblings, under the previous sibling, or after its parent. */
export type TreeStep = 'up' | 'down' | 'in' | 'out'

/** A row whose parent is missing is a root. */
export function childrenIn<T extends TreeNode>(rows: readonly T[], parent: number | null): T[] {
  if (parent !== null) return rows.filter(({ parent_id }) => parent_id === parent).sort(bySort)
  const known = new Set(rows.map(({ id }) => id))
  return rows.filter(({ parent_id }) => parent_id === null || !known.has(parent_id)).sort(bySort)
}

export function parentIn<T extends TreeNode>(rows: readonly T[], id: number): T | undefined {
  const row = rows.find((each) => each.id === id)
  return rows.find((each) => each.id === row?.parent_id)
}

export function spotOf(rows: readonly TreeNode[], id: number): Spot {
  const parent = parentIn(rows, id)?.id ?? null
  return { parent, place: childrenIn(rows, parent).findIndex((each) => each.id === id) }
}

export function heightOf(rows: readonly TreeNode[], id: number): number {
  const under = subtreeIds(rows, id)
  const levels = flattenTree(rows.filter((row) => under.has(row.id))).map(({ level }) => level)
  return Math.max(0, ...levels) + 1
}

/** A row may not move under itself or its descendants, nor deeper than `levels`. */
export function mayStandUnder(
  rows: readonly TreeNode[],
  id: number,
  parent: number | null,
  levels: number = MAX_LEVELS,
): boolean {
  if (parent === null) return true
  if (subtreeIds(rows, id).has(parent)) return false
  const level = flattenTree(rows).find((row) => row.id === parent)?.level
  return level !== undefined && level + 1 + heightOf(rows, id) <= levels
}

export function spotAfterStep(
  rows: readonly TreeNode[],
  id: number,
  step: TreeStep,
  levels: number = MAX_LEVELS,
): Spot | null {
  const { parent, place } = spotOf(rows, id)
  const siblings = childrenIn(rows, parent)
  if (step === 'out') {
    if (parent === null) return null
    const above = spotOf(rows, parent)
    return { parent: above.parent, place: above.place + 1 }
  }
  if (step === 'in') {
    const before = siblings[place - 1]
    if (!before || !mayStandUnder(rows, id, before.id, levels)) return null
    return { parent: before.id, place: childrenIn(rows, before.id).length }
  }
  const next = place + (step === 'up' ? -1 : 1)
  return siblings[next] ? { parent, place: next } : null
}

const placed = ({ id, parent_id }: TreeNode, sort: number): Placement => ({ id, parent_id, sort })

/** Shifts later siblings up as far as needed, the last one first. */
function pushed(before: readonly TreeNode[], after: readonly TreeNode[]) {
  const last = before.at(-1)
  const sort = last ? last.sort + 1 : Math.max(0, (after[0]?.sort ?? 1) - 1)
  const others: Placement[] = []
  for (const row of after) {
    const next = sort + others.length + 1
    if (row.sort >= next) break
    others.unshift(placed(row, next))
  }
  return { sort, others }
}

/** Shifts earlier siblings down as far as needed, the first one first; `null` if one would fall below zero. */
function pulled(before: readonly TreeNode[], after: readonly TreeNode[]) {
  const sort = (after[0]?.sort ?? 0) - 1
  const others: Placement[] = []
  for (const row of [...before].reverse()) {
    const next = sort - others.length - 1
    if (row.sort <= next) break
    others.unshift(placed(row, next))
  }
  return Math.min(sort, others[0]?.sort ?? sort) < 0 ? null : { sort, others }
}

/**
 * The writes that move a row: as few as possible, in an order that preserves all other rows after each write, so that
 * an interrupted move has moved nothing. The row itself comes last.
 */
export function placements(rows: readonly TreeNode[], id: number, spot: Spot): Placement[] {
  const row = rows.find((each) => each.id === id)
  if (!row) return []
  const now = spotOf(rows, id)
  if (now.parent === spot.parent && now.place === spot.place) return []
  const siblings = childrenIn(rows, spot.parent).filter((each) => each.id !== id)
  const [before, after] = [siblings.slice(0, spot.place), siblings.slice(spot.place)]
  const push = pushed(before, after)
  const pull = pulled(before, after)
  const { sort, others } = pull && pull.others.length < push.others.length ? pull : push
  const isThere = row.parent_id === spot.parent && row.sort === sort
  return isThere ? others : [...others, { id, parent_id: spot.parent, sort }]
}

/** A difference between two trees: of one row, or of the order under a parent (`null` for the roots). */
export type TreeChange =
  | { what: 'added' | 'gone'; title: string }
  | { what: 'renamed'; title: string; before: string }
  | { what: 'moved'; title: string; parent: string | null }
  | { what: 'sorted'; parent: string | null }

/** Compares two states of a tree, to tell the user about changes by others. */
export function treeChanges(before: readonly TreeNode[], after: readonly TreeNode[]): TreeChange[] {
  const old = new Map(before.map((row) => [row.id, row]))
  const titleOf = (id: number | null) => after.find((row) => row.id === id)?.title ?? null
  const found: TreeChange[] = before
    .filter(({ id }) => !after.some((row) => row.id === id))
    .map(({ title }) => ({ what: 'gone', title }))
  for (const { id, title, parent_id } of after) {
    const was = old.get(id)
    if (!was) found.push({ what: 'added', title })
    else if (was.title !== title) found.push({ what: 'renamed', title, before: was.title })
    if (was && was.parent_id !== parent_id) found.push({ what: 'moved', title, parent: titleOf(parent_id) })
  }
  const stayed = new Set(
    after.filter(({ id, parent_id }) => old.get(id)?.parent_id === parent_id).map(({ id }) => id),
  )
  const orderIn = (rows: readonly TreeNode[], parent: number | null) =>
    childrenIn(rows, parent)
      .filter(({ id }) => stayed.has(id))
      .map(({ id }) => id)
      .join()
  for (const parent of [null, ...after.map(({ id }) => id)])
    if (orderIn(before, parent) !== orderIn(after, parent))
      found.push({ what: 'sorted', parent: titleOf(parent) })
  return found
}
