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

/** Most names that a refusal tells. */
const mostNames = 5

const itemsOf = (row: AnyObject | undefined): Named[] => (Array.isArray(row?.items) ? row.items : [])

/** Those without an id get one that no other has or had in this save. */
function withIds<T extends Item>(items: readonly T[], taken: Set<unknown>): T[] {
  return items.map((item) => {
    const id = item.id ?? newItemId(taken)
    taken.add(id)
    return { ...item, id, ...(item.children && { children: withIds(item.children, taken) }) }
  })
}

/**
 * The hook of records whose items are saved all at once. What is absent from a save is never taken for deleted: an item
 * that is stored and neither sent nor named in `removed` refuses the whole save, so that nobody loses what another has
 * added, or what a truncated request has left out. New items may come without an id and get one.
 * @throws ApiError 422 naming what is missing
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

/**
 * The calls of an entity whose items are saved all at once. What people send, by the schema `sent`, names what it
 * removes; the history puts back what was, by the schema of the entity.
 */
export function routesOfItems(entity: Resource, sent: Resource['schema']): Route[] {
  const written: Resource = { ...entity, schema: sent, hooks: { write: keepItems } }
  return [
    listRoute(entity),
    ...crud(written, ['POST', 'PATCH', 'DELETE']),
    bulkRoute(written),
    exportRoute(entity),
  ]
}
