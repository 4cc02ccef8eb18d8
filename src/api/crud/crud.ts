import { eq, type SQL } from 'drizzle-orm'
import { dataOf, nothing } from '../http/answerPlan'
import { idOf } from '../http/answers'
import type { Call } from '../http/call'
import type { GuardedRoute } from '../http/route'
import type { Schema } from '../http/schema'
import { cleanAhead } from './clean'
import { aheadOfRemoval } from './letGo'
import { answerList } from './list'
import type { ListResource, Resource, TableWithId } from './resource'
import { includeSchema, pageOfRows, rowSchema } from './rowSchema'
import { create, remove, update } from './write'

export const whereId = ({ table }: { table: TableWithId }, call: Pick<Call, 'params'>): SQL =>
  eq(table.id, idOf(call.params.id))

export const listRoute = (resource: ListResource): GuardedRoute => ({
  method: 'GET',
  path: `/${resource.name}`,
  summary: 'List {many}',
  guard: resource.guards.list,
  asksAs: resource,
  answers: pageOfRows(resource),
  handler: (call) => answerList(call, resource),
  lists: resource,
})

type Verb = 'GET' | 'POST' | 'PATCH' | 'DELETE'

interface CrudOptions {
  /** The resource as its caller may see it. */
  shownTo?: (call: Call) => Resource
  /** Further parameters of the query string. */
  asks?: { update?: Record<string, Schema>; delete?: Record<string, Schema> }
}

export function crud(
  resource: Resource,
  verbs: readonly Verb[] = ['GET', 'POST', 'PATCH', 'DELETE'],
  { shownTo = () => resource, asks = {} }: CrudOptions = {},
): GuardedRoute[] {
  const { name, guards } = resource
  const named = async ({ params }: Call) => [idOf(params.id)]
  const ahead = (call: Call) => cleanAhead(resource, call.body)
  const routes: Record<Verb, GuardedRoute> = {
    GET: { ...listRoute(resource), handler: (call) => answerList(call, shownTo(call)) },
    POST: {
      method: 'POST',
      path: `/${name}`,
      summary: 'Create {one}',
      asks: { include: includeSchema(resource) },
      takes: resource.schema,
      answers: dataOf(() => rowSchema(resource), 201),
      guard: guards.create,
      ...(guards.create.length === 0 && { staff: guards.update }),
      prepare: ahead,
      writes: { resource, action: () => 'create', ids: async () => [], ahead },
      handler: (call) => create(call, shownTo(call), call.body),
    },
    PATCH: {
      method: 'PATCH',
      path: `/${name}/:id`,
      summary: 'Change {one}',
      asks: { include: includeSchema(resource), ...asks.update },
      takes: resource.schema,
      answers: dataOf(() => rowSchema(resource)),
      guard: guards.update,
      prepare: ahead,
      writes: { resource, action: () => 'update', ids: named, ahead },
      handler: (call) => update(call, shownTo(call), whereId(resource, call), call.body),
    },
    DELETE: {
      method: 'DELETE',
      path: `/${name}/:id`,
      summary: 'Delete {one}',
      asks: asks.delete ?? {},
      answers: nothing,
      guard: guards.delete,
      writes: { resource, action: () => 'delete', ids: named },
      prepare: async (call) => {
        await aheadOfRemoval(call, resource, [idOf(call.params.id)])
        return call.body
      },
      handler: (call) => remove(call, shownTo(call), whereId(resource, call)),
    },
  }
  return verbs.map((verb) => routes[verb])
}
