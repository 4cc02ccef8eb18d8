export interface Item {
  id?: number
  children?: readonly Item[]
}

export const maxItemId = 2_147_483_647

export const allItems = <T extends Item>(items: readonly T[]): T[] =>
  items.flatMap((item) => [item, ...allItems((item.children ?? []) as readonly T[])])

/**
 * A random id for a new item: set by the form, so that it exists before saving, and random, so that a removed item's id
 * is not reused.
 */
export function newItemId(taken: ReadonlySet<unknown> = new Set()): number {
  for (;;) {
    const id = 1 + Math.floor(Math.random() * maxItemId)
    if (!taken.has(id)) return id
  }
}

export function removedIds(before: readonly Item[], after: readonly Item[]): number[] {
  const kept = new Set(allItems(after).map(({ id }) => id))
  return allItems(before).flatMap(({ id }) => (id === undefined || kept.has(id) ? [] : [id]))
}

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
