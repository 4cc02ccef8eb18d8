import { sql } from 'drizzle-orm'
import { makesVersion, type Restored } from '../../domain/history'
import { json } from '../http/answers'
import type { Body } from '../http/body'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import { isWrittenName } from './entities'
import { eventsWhere, type HistoryEvent, historyLock, outlinesOf } from './events'
import { lossesOf } from './losses'
import { putBack, resourceOf } from './putBack'
import { revert, stateBefore } from './revert'

/** Serialises restores and the purge, so that each sees the effects of the one before. */
export const takeTurn = ({ db }: Call) => db.execute(sql`select pg_advisory_xact_lock(${historyLock})`)

async function eventOf({ db, params }: Call): Promise<HistoryEvent> {
  const id = params.id ?? ''
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new ApiError('not_found')
  const [event] = await eventsWhere(db, sql`h.id = ${id}::bigint`, 1)
  if (!event || !isWrittenName(event.entity)) throw new ApiError('not_found')
  return event
}

const eventsSince = ({ db }: Call, { entity, record_id, id }: HistoryEvent) =>
  eventsWhere(db, sql`h.entity = ${entity} and h.record_id = ${record_id} and h.id >= ${id}`)

export async function aheadOfRestore(call: Call): Promise<Body> {
  const event = await eventOf(call)
  const { hooks } = resourceOf(event)
  if (hooks?.aheadOfUndo && event.action !== 'delete')
    await hooks.aheadOfUndo(call, event.record_id, stateBefore(await eventsSince(call, event)), restoreEvent)
  return call.body
}

/** `POST /history/{id}/restore`: restores a deleted row, or a record to its state before the event. */
export async function restoreEvent(call: Call): Promise<Response> {
  await takeTurn(call)
  const event = await eventOf(call)
  if (event.action === 'delete') {
    await putBack(call, event, lossesOf(await outlinesOf(call.db, event.batch)))
  } else {
    if (!event.changes || !makesVersion(event.action)) throw new ApiError('nothing_to_restore')
    await revert(call, await eventsSince(call, event))
  }
  const data: Restored = { entity: resourceOf(event).name, id: event.record_id }
  return json({ data })
}
