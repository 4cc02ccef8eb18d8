import { sql } from 'drizzle-orm'
import { isResourceName } from '../../domain/guards'
import { type BatchRestored, historyGuard, makesVersion, type Restored } from '../../domain/history'
import { meets } from '../../domain/permissions'
import { json } from '../http/answers'
import { ApiError, fromDatabase, invalid } from '../http/errors'
import { translate } from '../http/locale'
import type { Call } from '../http/route'
import { isUuid } from './author'
import { isWrittenName } from './entities'
import { eventsWhere, type HistoryEvent, historyLock, outlinesWhere } from './events'
import { lossesOf, lostWith } from './losses'
import { putBack } from './putBack'
import { revert } from './revert'
import { takeAway } from './takeAway'

/** Restores run one after the other: each sees what the one before has undone, or the purge has erased. */
const takeTurn = ({ db }: Call) => db.execute(sql`select pg_advisory_xact_lock(${historyLock})`)

/** Most events of a batch that one call undoes. */
const maxEvents = 20_000

const batchEvents = ({ db }: Call, batch: string) =>
  outlinesWhere(db, sql`h.batch = ${batch}::uuid`, maxEvents + 1)

/** `POST /history/{id}/restore`: a deleted row is back, or a record is again as it was before that change. */
export async function restoreEvent(call: Call): Promise<Response> {
  const id = call.params.id ?? ''
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new ApiError('not_found')
  await takeTurn(call)
  const [event] = await eventsWhere(call.db, sql`h.id = ${id}::bigint`, 1)
  if (!event || !isWrittenName(event.entity)) throw new ApiError('not_found')
  if (event.action === 'delete') {
    await putBack(call, event, lossesOf(await outlinesWhere(call.db, sql`h.batch = ${event.batch}::uuid`)))
  } else {
    if (!event.changes || !makesVersion(event.action)) throw new ApiError('nothing_to_restore')
    const since = sql`h.entity = ${event.entity} and h.record_id = ${event.record_id} and h.id >= ${event.id}`
    await revert(call, await eventsWhere(call.db, since))
  }
  const data: Restored = { entity: event.entity, id: event.record_id }
  return json({ data })
}

/** Undoes one event of a batch, if the record still is as the event left it. */
async function undo(
  call: Call,
  event: HistoryEvent,
  losses: ReturnType<typeof lossesOf>,
): Promise<HistoryEvent[]> {
  if (event.action === 'delete') return putBack(call, event, losses)
  if (event.isUndone) throw new ApiError('restored')
  if (!makesVersion(event.action)) throw new ApiError('nothing_to_restore')
  if (event.changes) await revert(call, [event], { unchanged: true })
  else await takeAway(call, event)
  return [event]
}

/** `POST /history/batches/{batch}/restore`: undoes all that a batch did, newest first, and says what it could not. */
export async function restoreBatch(call: Call): Promise<Response> {
  const batch = call.params.batch ?? ''
  if (!isUuid(batch)) throw new ApiError('not_found')
  await takeTurn(call)
  const events = await batchEvents(call, batch)
  if (!events.length) throw new ApiError('not_found')
  if (events.length > maxEvents) throw invalid('batch', 'max_items', { max: maxEvents })
  const losses = lossesOf(events)
  // What went along with a deletion comes back with it.
  const done = new Set(
    events
      .filter(({ action }) => action === 'delete')
      .flatMap((event) => lostWith(losses, event).map((lost) => lost.event.id)),
  )
  const restored = new Set<string>()
  const refused: BatchRestored['refused'] = []
  for (const event of events) {
    if (done.has(event.id) || !isResourceName(event.entity)) continue
    try {
      const undone = await call.db.transaction((tx) => undo({ ...call, db: tx }, event, losses))
      for (const each of undone) done.add(each.id)
      restored.add(`${event.entity} ${event.record_id}`)
    } catch (thrown) {
      const error = fromDatabase(thrown)
      if (!(error instanceof ApiError) || error.code === 'unavailable') throw error
      refused.push({
        entity: event.entity,
        id: event.record_id,
        // A batch may be about more than its caller may see.
        title: meets(call.actor.permissions, historyGuard(event.entity)) ? event.title : '',
        code: error.code,
        message: translate(call.locale, { key: `errors.${error.code}` }),
      })
    }
  }
  const data: BatchRestored = { restored: restored.size, refused }
  if (!restored.size) throw new ApiError('blocked', { extra: { data } })
  return json({ data })
}
