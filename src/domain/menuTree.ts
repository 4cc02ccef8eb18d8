import { allItems, newItemId } from './items'
import { type MenuItem, maxMenuLevels } from './menu'
import type { TreeNode } from './tree'
import type { Spot } from './treeMoves'

/** An item as a row of the tree. */
export interface MenuRow extends TreeNode {
  level: number
  item: MenuItem
}

/**
 * The items as rows, in the order of the tree. Rows of before are taken again where nothing about them has changed, so
 * that of hundreds only the changed ones are drawn.
 */
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

/** The items after a change of the list in which an item stands; the others stay the same objects. */
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

/** The item with this id, wherever it stands. */
export const itemIn = (items: readonly MenuItem[], id: number): MenuItem | undefined =>
  allItems(items).find((item) => item.id === id)

/** Puts another item in the place of one. */
export const withItem = (items: readonly MenuItem[], item: MenuItem): MenuItem[] =>
  changedAt(items, item.id, (list, at) => list.with(at, item))

/** Takes an item out, with those under it. */
export const withoutItem = (items: readonly MenuItem[], id: number): MenuItem[] =>
  changedAt(items, id, (list, at) => list.toSpliced(at, 1))

/** Puts items at a place under a parent, or at the top; where the parent is gone, at the end of the top. */
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

/** Moves an item with those under it; the place is counted without the item itself. */
export function movedItem(items: readonly MenuItem[], id: number, spot: Spot): MenuItem[] {
  const item = itemIn(items, id)
  return item ? withItemsAt(withoutItem(items, id), spot, [item]) : [...items]
}

/** A copy of an item and those under it, under ids of their own. */
export const copiedItem = (item: MenuItem): MenuItem => ({
  ...item,
  id: newItemId(),
  children: item.children.map(copiedItem),
})

/** A new item with what is known of it. */
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

/** Whether a row may have items under it. */
export const mayHoldMore = ({ level }: MenuRow): boolean => level + 1 < maxMenuLevels
