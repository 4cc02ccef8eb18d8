import { eq, inArray, sql } from 'drizzle-orm'
import { isSecret } from '../../domain/drafts'
import {
  maxProposalSize,
  maxProposals,
  maxProposalsSize,
  maxProposedRows,
  type Proposal,
  type ProposedAction,
} from '../../domain/proposals'
import type { Resource } from '../crud/resource'
import { titleColumn } from '../crud/titleColumn'
import { rowsOf } from '../db/database'
import { proposals as table } from '../db/tables/proposals'
import { reasonGiven } from '../history/author'
import { json, seenVersion } from '../http/answers'
import type { Body } from '../http/body'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import type { GuardedRoute, WritePlan } from '../http/route'
import { bodyToKeep } from './body'
import { readProposals } from './read'
import { deletionOf, type Found, shownOf, type Trial, tryOut } from './trial'

/** A call that a key proposes, understood before its transaction. */
export interface ProposedCall {
  writes: WritePlan
  action: ProposedAction
  ids: readonly number[]
  ready: Body
}

export const closedToProposals = (): ApiError =>
  new ApiError('forbidden', { message: { key: 'errors.not_proposed' } })

/**
 * @returns nothing for a call that writes nothing
 * @throws ApiError `forbidden` for what cannot be proposed, `too_many`
 */
export async function proposedCall(call: Call, { writes }: GuardedRoute): Promise<ProposedCall | undefined> {
  if (!writes || Object.keys(call.body).some(isSecret)) throw closedToProposals()
  const action = writes.action(call.body)
  if (!action) return undefined
  const ready = (await writes.ahead?.(call)) ?? call.body
  const ids = await writes.ids(call)
  if (ids.length > maxProposedRows) {
    const told = { max: maxProposedRows, count: ids.length }
    throw new ApiError('too_many', { params: told, extra: told })
  }
  return { writes, action, ids, ready }
}

async function foundAt({ db, request }: Call, { table }: Resource, ids: readonly number[]): Promise<Found[]> {
  const rows = await db
    .select({ id: table.id, version: table.version, title: titleColumn(table) ?? sql<string>`''` })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(table.id)
  if (ids.length > 0 && !rows.length) throw new ApiError('not_found')
  const seen = seenVersion(request)
  if (seen !== null && ids.length === 1 && rows[0]?.version !== seen) throw new ApiError('conflict')
  return rows.map(({ id, version, title }) => ({
    id: Number(id),
    version: Number(version),
    title: String(title),
  }))
}

/** Serialises the proposals to a person, and keeps their number and size within bounds. */
async function takeRoom({ db, actor }: Call, size: number): Promise<void> {
  if (size > maxProposalSize) throw new ApiError('too_large')
  await db.execute(sql`select from users where id = ${actor.id} for no key update`)
  const [kept] = await rowsOf<{ count: number; size: number }>(
    db,
    sql`select count(*)::int as count, coalesce(sum(size), 0)::int as size from proposals
      where user_id = ${actor.id} and status = 'waiting'`,
  )
  if (!kept) return
  if (kept.count >= maxProposals)
    throw new ApiError('too_many', {
      message: { key: 'errors.too_many_proposals', params: { max: maxProposals } },
      extra: { max: maxProposals, count: kept.count },
    })
  if (kept.size + size > maxProposalsSize) throw new ApiError('too_large')
}

/** Ids of the rows that a change of many would change; of a single one its own. */
async function doneIn({ response }: Trial): Promise<readonly number[] | undefined> {
  const { data } = (await response.clone().json()) as { data: { done?: number[] } }
  return data.done
}

/**
 * Keeps a call until its person decides, and answers with the proposal (202). See *Proposals* in the contract.
 * @throws ApiError as the call itself would; `invalid` for one that would change nothing
 */
export async function propose(call: Call, route: GuardedRoute, proposed: ProposedCall): Promise<Response> {
  const { writes, action, ready } = proposed
  const { key } = call.actor
  if (!key) throw closedToProposals()
  const { name: entity } = writes.resource
  const found = await foundAt(call, writes.resource, proposed.ids)
  const trial = action === 'delete' ? undefined : await tryOut(call, route, ready)
  const done = trial && writes.narrowed ? await doneIn(trial) : undefined
  // It says of each record why it is refused.
  if (trial && done?.length === 0) return trial.response
  const changed = new Set(trial?.entries.map((each) => `${each.entity} ${each.record_id}`))
  const rows = done ? found.filter(({ id }) => changed.has(`${entity} ${id}`)) : found
  if (trial && (!trial.entries.length || (done && !rows.length)))
    throw new ApiError('invalid', { message: { key: 'errors.nothing_proposed' } })
  const ids = rows.map(({ id }) => id)
  const body = bodyToKeep(call, writes, ids)
  const entries = trial ? await shownOf(call, entity, body, trial.entries) : rows.map(deletionOf(entity))
  const size = JSON.stringify({ body, entries }).length
  await takeRoom(call, size)
  const [made] = await call.db
    .insert(table)
    .values({
      created_at: call.now.toISOString(),
      user_id: call.actor.id,
      key_id: key.id,
      key_name: key.name,
      entity,
      action,
      method: route.method,
      route: route.path,
      // The rows of a filter are named by now.
      path: call.url.pathname + (writes.narrowed ? '' : call.url.search),
      body,
      versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
      entries,
      title: rows[0]?.title || entries[0]?.title || '',
      reason: reasonGiven(call.request),
      size,
    })
    .returning({ id: table.id })
  const [data] = await readProposals(call.db, eq(table.id, Number(made?.id)))
  return json({ data: data satisfies Proposal | undefined }, 202)
}
