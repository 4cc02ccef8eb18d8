import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { meets } from '../../domain/permissions'
import { acceptSchema, decisionSchema } from '../../domain/proposalSchema'
import type { AcceptedProposal } from '../../domain/proposals'
import { validate } from '../../domain/validation'
import type { Resource } from '../crud/resource'
import { rowsOf } from '../db/database'
import { setInTransaction } from '../db/pool'
import { proposals as table } from '../db/tables/proposals'
import { reasonGiven } from '../history/author'
import { idOf, json } from '../http/answers'
import type { Body } from '../http/body'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import { isWriting, type Route, type WritingRoute } from '../http/route'
import { ownProposals, readProposals } from './read'

type Row = typeof table.$inferSelect

const which = ({ actor, params }: Call): SQL | undefined =>
  and(eq(table.id, idOf(params.id)), ownProposals(actor, null))

const decided = () => new ApiError('conflict', { message: { key: 'errors.decided' } })

async function lockedRow(call: Call): Promise<Row> {
  const [row] = await call.db.select().from(table).where(which(call)).for('no key update')
  if (!row) throw new ApiError('not_found')
  return row
}

async function waitingRow(call: Call): Promise<Row> {
  const row = await lockedRow(call)
  if (row.status !== 'waiting') throw decided()
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
function callOf(call: Call, { method, path, route, body, versions }: Row, changes: Body): Call {
  const url = new URL(path, call.url)
  const params = paramsOf(route, url.pathname)
  const version = params.id && versions[params.id]
  const headers = new Headers(version ? [['If-Match', String(version)]] : [])
  return {
    ...call,
    url,
    params,
    request: new Request(url, { method, headers }),
    body: { ...body, ...changes },
  }
}

const changedSince = () =>
  new ApiError('changed_since', { message: { key: 'errors.changed_since_proposed' } })

/** @throws ApiError `changed_since` when a record is no longer what was proposed on, `not_found` */
async function requireVersions({ db }: Call, { table }: Resource, ids: readonly number[], { versions }: Row) {
  if (!ids.length) return
  const rows = await db
    .select({ id: table.id, version: table.version })
    .from(table)
    .where(inArray(table.id, [...ids]))
  if (rows.length < ids.length) throw new ApiError('not_found')
  if (rows.some(({ id, version }) => versions[String(id)] !== Number(version))) throw changedSince()
}

/**
 * Of many records none is locked ahead, where another order of locks could stop somebody else: the history tells
 * whether this call found each as it was.
 */
async function requireFoundSo({ db, batch }: Call, { name }: Resource, { versions, action }: Row) {
  const step = action === 'delete' ? 0 : 1
  const others = await rowsOf(
    db,
    sql`select from history h join json_each_text(${JSON.stringify(versions)}) v on v.key = h.record_id::text
      where h.batch = ${batch}::uuid and h.request_id = (told('request'))::uuid and h.entity = ${name}
      group by h.record_id, v.value having min(h.version) <> v.value::int + ${step} limit 1`,
  )
  if (others.length) throw changedSince()
}

interface Ready extends Body {
  changes: Body
  /** Made of the body before the transaction. */
  prepared: Body
}

/** Decides on calls of these routes. */
export function decisionsOn(routes: readonly Route[]) {
  const admitted = (call: Call, { method, route: path }: Row): WritingRoute => {
    const route = routes.find((each) => each.method === method && each.path === path)
    if (!route || !isWriting(route)) throw new ApiError('not_found')
    if (!meets(call.actor.permissions, route.guard)) throw new ApiError('forbidden')
    return route
  }

  /** Records that are written, some of those that were proposed. */
  async function idsOf(call: Call, { writes }: WritingRoute, { versions }: Row): Promise<readonly number[]> {
    const ids = await writes.ids(call)
    if (ids.some((id) => !Object.hasOwn(versions, String(id)))) throw invalid('changes', 'choice')
    return ids
  }

  /** No change makes another action of it, or a mere preview. */
  function requireSameAction({ body }: Call, { writes }: WritingRoute, { action }: Row): void {
    if (writes.action(body) !== action) throw invalid('changes', 'choice')
  }

  /** Work of the call that precedes its transaction, such as letting go of what refers to a deleted record. */
  async function prepare(call: Call): Promise<Ready> {
    const { value, errors } = validate(acceptSchema, call.body)
    if (errors) throw new ApiError('invalid', { errors })
    const changes = value.changes as Body
    const row = await call.db.transaction((db) => waitingRow({ ...call, db }))
    const route = admitted(call, row)
    const own = callOf(call, row, changes)
    requireSameAction(own, route, row)
    const ids = await idsOf(own, route, row)
    await requireVersions(call, route.writes.resource, ids, row)
    return { changes, prepared: (await route.prepare?.(own)) ?? own.body }
  }

  /** `POST /proposals/{id}/accept`: carries the call out, by the rights of who accepts. */
  async function accept(call: Call): Promise<Response> {
    const { changes, prepared } = call.body as Ready
    const row = await waitingRow(call)
    const route = admitted(call, row)
    const own = callOf(call, row, changes)
    requireSameAction(own, route, row)
    const ids = await idsOf(own, route, row)
    await requireVersions(call, route.writes.resource, ids, row)
    await setInTransaction(call.db, {
      'nep.proposer': row.key_name,
      'nep.reason': reasonGiven(call.request) || row.reason,
    })
    const response = await route.handler({ ...own, body: prepared })
    if (route.writes.narrowed) await requireFoundSo(call, route.writes.resource, row)
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
  const { status } = await lockedRow(call)
  if (status === 'accepted' || (value.status !== 'waiting' && status !== 'waiting')) throw decided()
  await settle(call, {
    status: value.status,
    ...(value.status === 'waiting' && { decided_at: null }),
  })
  return json({ data: await proposalOf(call) })
}
