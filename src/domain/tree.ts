export interface TreeNode {
  id: number
  parent_id: number | null
  sort: number
  title: string
}

export const MAX_LEVELS = 8

export const bySort = (a: Pick<TreeNode, 'sort' | 'id'>, b: Pick<TreeNode, 'sort' | 'id'>): number =>
  a.sort - b.sort || a.id - b.id

/** Rows in tree order with their level, children by `sort` then id. A row whose parent is missing is a root. */
export function flattenTree<T extends TreeNode>(rows: readonly T[]): (T & { level: number })[] {
  const known = new Set(rows.map(({ id }) => id))
  const children = new Map<number | null, T[]>()
  for (const row of rows) {
    const parent = row.parent_id !== null && known.has(row.parent_id) ? row.parent_id : null
    children.set(parent, [...(children.get(parent) ?? []), row])
  }
  const walk = (parent: number | null, level: number): (T & { level: number })[] =>
    (children.get(parent) ?? [])
      .sort(bySort)
      .flatMap((row) => [{ ...row, level }, ...walk(row.id, level + 1)])
  return walk(null, 0)
}

export const levelTitle = ({ title, level }: { title: string; level: number }): string =>
  level > 0 ? `${'-'.repeat(level)} ${title}` : title

/** The ids of a row and its descendants, none of which may become its parent. */
export function subtreeIds(rows: readonly TreeNode[], id: number): Set<number> {
  const found = new Set([id])
  let grew = true
  while (grew) {
    grew = false
    for (const row of rows) {
      if (row.parent_id !== null && found.has(row.parent_id) && !found.has(row.id)) {
        found.add(row.id)
        grew = true
      }
    }
  }
  return found
}

export const nextSort = (rows: readonly TreeNode[], parent: number | null): number =>
  Math.max(-1, ...rows.filter(({ parent_id }) => parent_id === parent).map(({ sort }) => sort)) + 1
