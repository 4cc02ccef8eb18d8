import { allItems, newItemId } from './items'
import { type MenuItem, maxMenuLevels } from './menu'
import type { TreeNode } from './tree'
import type { Spot } from './treeMoves'

export interface MenuRow extends TreeNode {
  level: number
  item: MenuItem
}

/** Flattens the items to rows. Reuses unchanged rows of `before`, so that only changed rows render. */
export function menuRows(items: readonly MenuItem[], before: readonly MenuRow[] = []): MenuRow[] {
  const known = new Map(before.map((row) => [row.id, row]))
  const rowsOf = (list: readonly MenuItem[], parent: number | null, level: number): MenuRow[] =>
    list.flatMap((item, sort) => {
      const old = known.get(item.id)
      const isSame =
        old?.item === item && old.parent_id === parent && old.sort === sort && old.level === level
      const row = isSame ? old : { id: item.id, parent_id: parent, sort, title: item.text, level, item }
      return [row, ...rowsOf(item.children, item.id, level + 1)]
    })
  return rowsOf(items, null, 0)
}

/** Changes the list that contains an item; unaffected items keep their identity. */
function changedAt(
  items: readonly MenuItem[],
  id: number,
  change: (list: readonly MenuItem[], at: number) => MenuItem[],
): MenuItem[] {
  const at = items.findIndex((item) => item.id === id)
  if (at >= 0) return change(items, at)
  let isChanged = false
  const next = items.map((item) => {
    if (isChanged || !item.children.length) return item
    const children = changedAt(item.children, id, change)
    isChanged =
      children.some((child, place) => child !== item.children[place]) ||
      children.length !== item.children.length
    return isChanged ? { ...item, children } : item
  })
  return isChanged ? next : (items as MenuItem[])
}

export const itemIn = (items: readonly MenuItem[], id: number): MenuItem | undefined =>
  allItems(items).find((item) => item.id === id)

export const withItem = (items: readonly MenuItem[], item: MenuItem): MenuItem[] =>
  changedAt(items, item.id, (list, at) => list.with(at, item))

export const withoutItem = (items: readonly MenuItem[], id: number): MenuItem[] =>
  changedAt(items, id, (list, at) => list.toSpliced(at, 1))

/** Inserts items under a parent or at the top level; at the end of the top level if the parent is gone. */
export function withItemsAt(
  items: readonly MenuItem[],
  { parent, place }: Spot,
  added: MenuItem[],
): MenuItem[] {
  const above = parent === null ? undefined : itemIn(items, parent)
  if (parent !== null && !above) return [...items, ...added]
  if (!above) return items.toSpliced(place, 0, ...added)
  return withItem(items, { ...above, children: above.children.toSpliced(place, 0, ...added) })
}

/** Moves an item with its subtree; the spot's place does not count the item itself. */
export function movedItem(items: readonly MenuItem[], id: number, spot: Spot): MenuItem[] {
  const item = itemIn(items, id)
  return item ? withItemsAt(withoutItem(items, id), spot, [item]) : [...items]
}

export const copiedItem = (item: MenuItem): MenuItem => ({
  ...item,
  id: newItemId(),
  children: item.children.map(copiedItem),
})

export const newItem = (known: Partial<MenuItem> = {}): MenuItem => ({
  url: '',
  text: '',
  target: 'same',
  description: '',
  class: '',
  visibility: 'all',
  data: {},
  children: [],
  ...known,
  id: newItemId(),
})

export const mayHoldMore = ({ level }: MenuRow): boolean => level + 1 < maxMenuLevels
