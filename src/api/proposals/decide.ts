import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { meets } from '../../domain/permissions'
import { acceptSchema, decisionSchema } from '../../domain/proposalSchema'
import type { AcceptedProposal } from '../../domain/proposals'
import { validate } from '../../domain/validation'
import type { Database } from '../db/client'
import { setInTransaction } from '../db/pool'
import { proposals as table } from '../db/tables/proposals'
import { reasonOf } from '../history/author'
import { idOf, json } from '../http/answers'
import type { Body } from '../http/body'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import type { GuardedRoute, Route } from '../http/route'
import { ownProposals, readProposals } from './read'

type Row = typeof table.$inferSelect

const which = ({ actor, params }: Call): SQL | undefined =>
  and(eq(table.id, idOf(params.id)), ownProposals(actor, null))

async function waitingRow(call: Call): Promise<Row> {
  const [row] = await call.db.select().from(table).where(which(call)).for('no key update')
  if (!row) throw new ApiError('not_found')
  if (row.status !== 'waiting') throw new ApiError('conflict', { message: { key: 'errors.decided' } })
  return row
}

const paramsOf = (pattern: string, path: string): Record<string, string> => {
  const parts = path.split('/').slice(-pattern.split('/').length)
  return Object.fromEntries(
    pattern
      .split('/')
      .flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), parts[at] ?? '']] : [])),
  )
}

/** The proposed call, as its person makes it now. */
function callOf(call: Call, { method, path, route, body }: Row, changes: Body): Call {
  const url = new URL(path, call.url)
  return {
    ...call,
    url,
    params: paramsOf(route, url.pathname),
    request: new Request(url, { method }),
    body: { ...body, ...changes },
  }
}

/** @throws ApiError `changed_since` when a record is no longer what was proposed on */
async function requireVersions(db: Database, route: GuardedRoute, ids: readonly number[], { versions }: Row) {
  const resource = route.writes?.resource
  if (!resource || !ids.length) return
  const rows = await db
    .select({ id: resource.table.id, version: resource.table.version })
    .from(resource.table)
    .where(inArray(resource.table.id, [...ids]))
    .orderBy(resource.table.id)
    .for('no key update')
  if (rows.length < ids.length) throw new ApiError('not_found')
  if (rows.some(({ id, version }) => versions[String(id)] !== Number(version)))
    throw new ApiError('changed_since', { message: { key: 'errors.changed_since_proposed' } })
}

interface Ready extends Body {
  changes: Body
  /** Made of the body before the transaction. */
  prepared: Body
}

/** Decides on calls of these routes. */
export function decisionsOn(routes: readonly Route[]) {
  const routeOf = ({ method, route }: Row): GuardedRoute => {
    const found = routes.find((each) => each.method === method && each.path === route)
    if (!found || found.guard === 'public' || !found.writes) throw new ApiError('not_found')
    return found
  }

  const admitted = (call: Call, row: Row): GuardedRoute => {
    const route = routeOf(row)
    if (!meets(call.actor.permissions, route.guard)) throw new ApiError('forbidden')
    return route
  }

  /** Records that are written, some of those that were proposed. */
  async function idsOf(call: Call, route: GuardedRoute, { versions }: Row): Promise<readonly number[]> {
    const ids = (await route.writes?.ids(call)) ?? []
    if (ids.some((id) => !Object.hasOwn(versions, String(id)))) throw invalid('changes', 'choice')
    return ids
  }

  /** Work of the call that precedes its transaction, such as letting go of what refers to a deleted record. */
  async function prepare(call: Call): Promise<Ready> {
    const { value, errors } = validate(acceptSchema, call.body)
    if (errors) throw new ApiError('invalid', { errors })
    const changes = value.changes as Body
    const row = await call.db.transaction((db) => waitingRow({ ...call, db }))
    const route = admitted(call, row)
    const own = callOf(call, row, changes)
    const ids = await idsOf(own, route, row)
    if (row.action === 'delete') await call.db.transaction((db) => requireVersions(db, route, ids, row))
    return { changes, prepared: (await route.prepare?.(own)) ?? own.body }
  }

  /** `POST /proposals/{id}/accept`: carries the call out, by the rights of who accepts. */
  async function accept(call: Call): Promise<Response> {
    const { changes, prepared } = call.body as Ready
    const row = await waitingRow(call)
    const route = admitted(call, row)
    const own = callOf(call, row, changes)
    const ids = await idsOf(own, route, row)
    // Deletions lock in an order of their own.
    if (row.action !== 'delete') await requireVersions(call.db, route, ids, row)
    await setInTransaction(call.db, {
      'nep.proposer': row.key_name,
      'nep.reason': reasonOf(call.request) || row.reason,
    })
    const response = await route.handler({ ...own, body: prepared })
    const outcome = response.status === 204 ? {} : ((await response.json()) as { data?: Outcome })
    const { done, refused = [] } = outcome.data ?? {}
    if (done?.length === 0) throw new ApiError('blocked', { extra: { data: { refused } } })
    await settle(call, { status: 'accepted', batch: call.batch })
    return json({ data: { proposal: await proposalOf(call), refused } satisfies AcceptedProposal })
  }

  return { prepare, accept }
}

type Outcome = { done?: number[] } & Partial<Pick<AcceptedProposal, 'refused'>>

const settle = ({ db, now, params }: Call, set: Pick<Row, 'status'> & Partial<Row>) =>
  db
    .update(table)
    .set({ decided_at: now.toISOString(), batch: null, ...set })
    .where(eq(table.id, idOf(params.id)))

async function proposalOf(call: Call) {
  const [found] = await readProposals(call.db, which(call))
  if (!found) throw new ApiError('not_found')
  return found
}

/** `PATCH /proposals/{id}`: lays it aside, or lets it wait again. What was accepted is undone by the history. */
export async function decide(call: Call): Promise<Response> {
  const { value, errors } = validate(decisionSchema, call.body)
  if (errors) throw new ApiError('invalid', { errors })
  const [row] = await call.db.select().from(table).where(which(call)).for('no key update')
  if (!row) throw new ApiError('not_found')
  if (row.status === 'accepted' || (value.status !== 'waiting' && row.status !== 'waiting'))
    throw new ApiError('conflict', { message: { key: 'errors.decided' } })
  await settle(call, {
    status: value.status,
    ...(value.status === 'waiting' && { decided_at: null }),
  })
  return json({ data: await proposalOf(call) })
}

/** What was accepted with this batch waits again, once that is undone. */
export const reopenProposals = (db: Database, batch: string) =>
  db.execute(sql`update proposals set status = 'waiting', decided_at = null, batch = null
    where batch = ${batch}::uuid and status = 'accepted'`)
