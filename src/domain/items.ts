/** An item that keeps its id as long as it exists, with those under it. */
export interface Item {
  id?: number
  children?: readonly Item[]
}

export const maxItemId = 2_147_483_647

/** All items of a tree, each before those under it. */
export const allItems = <T extends Item>(items: readonly T[]): T[] =>
  items.flatMap((item) => [item, ...allItems((item.children ?? []) as readonly T[])])

/**
 * The id of a new item: whoever adds it chooses one, so that it has the same from its first moment, also in a form that
 * is not saved yet. By lot, so that the id of a removed item does not come back as that of another.
 */
export function newItemId(taken: ReadonlySet<unknown> = new Set()): number {
  for (;;) {
    const id = 1 + Math.floor(Math.random() * maxItemId)
    if (!taken.has(id)) return id
  }
}

/** The ids of items that stand in the first list and no longer in the second. */
export function removedIds(before: readonly Item[], after: readonly Item[]): number[] {
  const kept = new Set(allItems(after).map(({ id }) => id))
  return allItems(before).flatMap(({ id }) => (id === undefined || kept.has(id) ? [] : [id]))
}

/** How many items there are in what somebody sends, whatever that is. */
export function countItems(sent: unknown): number {
  let count = 0
  let level: unknown[] = [sent]
  while (level.length) {
    const items = level.flatMap((each) => (Array.isArray(each) ? each : []))
    count += items.length
    level = items.map((item) => item?.children)
  }
  return count
}
