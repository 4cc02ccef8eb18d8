import { eq, type SQL } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { idOf } from '../http/answers'
import type { Call, GuardedRoute } from '../http/route'
import { list } from './list'
import type { Resource } from './resource'
import { create, remove, update } from './write'

/** The row that `/<resource>/:id` names. */
export function whereId({ table }: Resource, call: Pick<Call, 'params'>): SQL {
  const id = getTableConfig(table).columns.find(({ name }) => name === 'id')
  if (!id) throw new Error('a resource has ids')
  return eq(id, idOf(call.params.id))
}

/** `GET, POST /<name>` and `PATCH, DELETE /<name>/:id`, each under its guard (spec §7). */
export function crud(resource: Resource): GuardedRoute[] {
  const { name, guards } = resource
  return [
    { method: 'GET', path: `/${name}`, guard: guards.list, handler: (call) => list(call, resource) },
    {
      method: 'POST',
      path: `/${name}`,
      guard: guards.create,
      handler: (call) => create(call, resource, call.body),
    },
    {
      method: 'PATCH',
      path: `/${name}/:id`,
      guard: guards.update,
      handler: (call) => update(call, resource, whereId(resource, call), call.body),
    },
    {
      method: 'DELETE',
      path: `/${name}/:id`,
      guard: guards.delete,
      handler: (call) => remove(call, resource, whereId(resource, call)),
    },
  ]
}
