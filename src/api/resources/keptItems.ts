import type { AnyObject } from 'yup'
import { allItems, type Item, newItemId } from '../../domain/items'
import { bulkRoute } from '../crud/bulk'
import { crud, listRoute } from '../crud/crud'
import { exportRoute } from '../crud/exportRoute'
import type { Resource, Row } from '../crud/resource'
import type { Call } from '../http/call'
import { invalid } from '../http/errors'
import type { Route } from '../http/route'

interface Named extends Item {
  text?: string
  title?: string
}

const mostNames = 5

const itemsOf = (row: AnyObject | undefined): Named[] => (Array.isArray(row?.items) ? row.items : [])

function withIds<T extends Item>(items: readonly T[], taken: Set<unknown>): T[] {
  return items.map((item) => {
    const id = item.id ?? newItemId(taken)
    taken.add(id)
    return { ...item, id, ...(item.children && { children: withIds(item.children, taken) }) }
  })
}

/**
 * Requires each stored item in `items` or `removed`: an absent item is never taken for deleted, so that no save loses
 * items that another user has added or a truncated request has left out. New items without an id get one.
 * @throws ApiError 422 naming the missing items
 */
function keepItems(_call: Call, { removed, ...value }: AnyObject, before?: Row): AnyObject {
  if (value.items === undefined) return value
  const sent = itemsOf(value)
  const stored = allItems(itemsOf(before))
  const gone = new Set<unknown>(removed)
  const here = new Set<unknown>(allItems(sent).map(({ id }) => id))
  if ([...gone].some((id) => here.has(id))) throw invalid('removed', 'item_kept')
  const missing = stored.filter(({ id }) => !here.has(id) && !gone.has(id))
  if (missing.length) {
    const names = missing.slice(0, mostNames).map(({ text, title }) => text || title || '…')
    throw invalid('items', 'items_missing', { count: missing.length, names: names.join(', ') })
  }
  const taken = new Set<unknown>([...here, ...gone])
  return { ...value, items: withIds(sent, taken) }
}

/** Requests follow the schema `sent`, with `removed`; the history restores by the schema of the entity. */
export function routesOfItems(entity: Resource, sent: Resource['schema']): Route[] {
  const written: Resource = { ...entity, schema: sent, hooks: { write: keepItems } }
  return [
    listRoute(entity),
    ...crud(written, ['POST', 'PATCH', 'DELETE']),
    bulkRoute(written),
    exportRoute(entity),
  ]
}
