import { sql } from 'drizzle-orm'
import { isResourceName } from '../../domain/guards'
import { type BatchRestored, historyGuard, makesVersion } from '../../domain/history'
import { meets } from '../../domain/permissions'
import { rowsOf } from '../db/database'
import { transactionWith } from '../db/pool'
import { json } from '../http/answers'
import type { Body } from '../http/body'
import type { Call } from '../http/call'
import { ApiError, fromDatabase } from '../http/errors'
import { translate } from '../http/locale'
import { reopenProposals } from '../proposals/reopen'
import { authorOf, isUuid } from './author'
import { type HistoryEvent, outlinesOf } from './events'
import { type Losses, lossesOf, lostWith } from './losses'
import { putBack, resourceOf } from './putBack'
import { takeTurn } from './restore'
import { revert, stateBefore } from './revert'
import { takeAway } from './takeAway'

const maxEvents = 20_000

/** Events undone in one transaction, which takes a fraction of a second. */
const step = 100

async function eventsOf({ db, params }: Call): Promise<HistoryEvent[]> {
  const batch = params.batch ?? ''
  if (!isUuid(batch)) throw new ApiError('not_found')
  const events = await outlinesOf(db, batch, maxEvents)
  if (!events.length) throw new ApiError('not_found')
  return events
}

interface Progress {
  losses: Losses
  done: Set<number>
  restored: Set<string>
  refused: BatchRestored['refused']
}

function progressOf(events: readonly HistoryEvent[]): Progress {
  const losses = lossesOf(events)
  // Losses return with the deletion that caused them.
  const done = events
    .filter(({ action }) => action === 'delete')
    .flatMap((event) => lostWith(losses, event).map((lost) => lost.event.id))
  return { losses, done: new Set(done), restored: new Set(), refused: [] }
}

async function undo(call: Call, event: HistoryEvent, losses: Losses): Promise<HistoryEvent[]> {
  if (event.action === 'delete') return putBack(call, event, losses)
  if (event.isUndone) throw new ApiError('restored')
  if (!makesVersion(event.action)) throw new ApiError('nothing_to_restore')
  if (event.changes) await revert(call, [event], { unchanged: true })
  else await takeAway(call, event)
  return [event]
}

/** @returns the number of events processed before `isEnough`; refusals are recorded */
async function undoEach(
  call: Call,
  events: readonly HistoryEvent[],
  progress: Progress,
  isEnough = () => false,
): Promise<number> {
  const { done, restored, refused, losses } = progress
  for (const [at, event] of events.entries()) {
    if (isEnough()) return at
    if (done.has(event.id) || !isResourceName(event.entity)) continue
    const afterCommit: Call['afterCommit'] = []
    try {
      const undone = await call.db.transaction((tx) => undo({ ...call, db: tx, afterCommit }, event, losses))
      call.afterCommit.push(...afterCommit)
      for (const each of undone) done.add(each.id)
      restored.add(`${event.entity} ${event.record_id}`)
    } catch (thrown) {
      const error = fromDatabase(thrown)
      if (!(error instanceof ApiError) || error.code === 'unavailable') throw error
      refused.push({
        entity: event.entity,
        id: event.record_id,
        // A batch may concern records that its caller may not see.
        title: meets(call.actor.permissions, historyGuard(event.entity)) ? event.title : '',
        code: error.code,
        message: translate(call.locale, { key: `errors.${error.code}` }),
      })
    }
  }
  return events.length
}

function outcomeOf({ restored, refused }: Progress): BatchRestored {
  const data: BatchRestored = { restored: restored.size, refused }
  if (!restored.size) throw new ApiError('blocked', { extra: { data } })
  return data
}

async function refreshed({ db }: Call, events: readonly HistoryEvent[]): Promise<HistoryEvent[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select restores::float8 as id from history
      where restores = any(${sql.param(events.map(({ id }) => id))}::bigint[])`,
  )
  const undone = new Set(rows.map(({ id }) => id))
  return events.map((event) => (undone.has(event.id) ? { ...event, isUndone: true } : event))
}

const outcomes = new WeakMap<Body, BatchRestored>()

/** Runs the entities' own steps, and undoes a large batch as a whole; a call that breaks off can be repeated. */
export async function aheadOfBatch(call: Call): Promise<Body> {
  const events = await eventsOf(call)
  const seen = new Set<string>()
  for (const event of events) {
    if (!isResourceName(event.entity) || event.action === 'delete' || event.isUndone || !event.changes)
      continue
    const record = `${event.entity} ${event.record_id}`
    const ahead = resourceOf(event).hooks?.aheadOfUndo
    if (!ahead || seen.has(record)) continue
    seen.add(record)
    const attempt = (own: Call) => revert(own, [event], { unchanged: true })
    await ahead(call, event.record_id, stateBefore([event]), attempt).catch((thrown: unknown) => {
      // The refusal is reported with the others.
      const error = fromDatabase(thrown)
      if (!(error instanceof ApiError) || error.status >= 500) throw error
    })
  }
  if (events.length <= step) return call.body
  const progress = progressOf(events)
  for (let at = 0; at < events.length; ) {
    const afterCommit: Call['afterCommit'] = []
    at += await transactionWith(call.db, authorOf(call), async (db) => {
      const own = { ...call, db, afterCommit }
      await takeTurn(own)
      const next = await refreshed(own, events.slice(at, at + step))
      // Work left for after the commit may undo some of the other events.
      return undoEach(own, next, progress, () => afterCommit.length > 0)
    })
    for (const work of afterCommit) await work()
  }
  outcomes.set(call.body, outcomeOf(progress))
  return call.body
}

/** `POST /history/batches/{batch}/restore`: undoes a batch, newest first, and reports refusals. */
export async function restoreBatch(call: Call): Promise<Response> {
  const data = outcomes.get(call.body) ?? (await restoreAtOnce(call))
  await reopenProposals(call.db, call.params.batch ?? '')
  return json({ data })
}

async function restoreAtOnce(call: Call): Promise<BatchRestored> {
  await takeTurn(call)
  const events = await eventsOf(call)
  const progress = progressOf(events)
  await undoEach(call, events, progress)
  return outcomeOf(progress)
}
