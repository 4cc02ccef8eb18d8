import { eq, type SQL } from 'drizzle-orm'
import { idOf } from '../http/answers'
import type { Call } from '../http/call'
import type { GuardedRoute } from '../http/route'
import { cleanAhead } from './clean'
import { aheadOfRemoval } from './letGo'
import { answerList } from './list'
import type { ListResource, Resource, TableWithId } from './resource'
import { create, remove, update } from './write'

export const whereId = ({ table }: { table: TableWithId }, call: Pick<Call, 'params'>): SQL =>
  eq(table.id, idOf(call.params.id))

export const listRoute = (resource: ListResource): GuardedRoute => ({
  method: 'GET',
  path: `/${resource.name}`,
  guard: resource.guards.list,
  asks: 'list',
  handler: (call) => answerList(call, resource),
  lists: resource,
})

type Verb = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** @param shownTo the resource as its caller may see it */
export function crud(
  resource: Resource,
  verbs: readonly Verb[] = ['GET', 'POST', 'PATCH', 'DELETE'],
  shownTo: (call: Call) => Resource = () => resource,
): GuardedRoute[] {
  const { name, guards } = resource
  const routes: Record<Verb, GuardedRoute> = {
    GET: { ...listRoute(resource), handler: (call) => answerList(call, shownTo(call)) },
    POST: {
      method: 'POST',
      path: `/${name}`,
      guard: guards.create,
      ...(guards.create.length === 0 && { staff: guards.update }),
      prepare: (call) => cleanAhead(resource, call.body),
      handler: (call) => create(call, shownTo(call), call.body),
    },
    PATCH: {
      method: 'PATCH',
      path: `/${name}/:id`,
      guard: guards.update,
      prepare: (call) => cleanAhead(resource, call.body),
      handler: (call) => update(call, shownTo(call), whereId(resource, call), call.body),
    },
    DELETE: {
      method: 'DELETE',
      path: `/${name}/:id`,
      guard: guards.delete,
      prepare: async (call) => {
        await aheadOfRemoval(call, resource, [idOf(call.params.id)])
        return call.body
      },
      handler: (call) => remove(call, shownTo(call), whereId(resource, call)),
    },
  }
  return verbs.map((verb) => routes[verb])
}
