import { type SQL, sql } from 'drizzle-orm'
import { momentIn } from '../../domain/days'
import { type HistoryAction, historyActions, historyGuard, houseGuard } from '../../domain/history'
import { meets } from '../../domain/permissions'
import { refuseDeep } from '../crud/depth'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import { isUuid } from './author'
import { isWrittenName, writtenNames } from './entities'

/** A page of the history may hold long texts. */
const maxLimit = 100

/** What `GET /history` was asked for. */
export interface HistoryQuery {
  page: number
  limit: number
  /** The conditions beside `walks`. */
  where: SQL
  /**
   * Each entity and action that is asked for, which an index leads through in the order of time; `null` where the events
   * are few and come in the order in which they were written.
   */
  walks: { entities: readonly string[]; actions: readonly HistoryAction[] } | null
  direction: 'asc' | 'desc'
  /** The history of one record, or one event, comes with long texts. */
  isWhole: boolean
}

function whole(text: string, name: string, min: number, max: number): number {
  const value = Number(text)
  if (!/^\d{1,10}$/.test(text) || value < min || value > max) throw invalid(name, 'invalid')
  return value
}

function moment(text: string, name: string): string {
  const date = momentIn(text)
  if (!date || date.getUTCFullYear() < 1 || date.getUTCFullYear() > 9999) throw invalid(name, 'invalid')
  return date.toISOString()
}

const isUndone = sql`h.id = any(array(select r.restores from history r where r.restores is not null))`
const isStanding = sql`not exists (select from history r where r.restores = h.id)`

type Filter = (text: string, name: string) => SQL

const filters: Record<string, Filter> = {
  // Of this one event.
  event: (text, name) => sql`h.id = ${whole(text, name, 1, 9_999_999_999)}`,
  id: (text, name) => sql`h.record_id = ${whole(text, name, 1, 2_147_483_647)}`,
  actor: (text, name) => sql`h.actor_id = ${whole(text, name, 1, 2_147_483_647)}`,
  action: (text, name) => {
    const action = historyActions.find((each) => each === text)
    if (!action) throw invalid(name, 'choice')
    // Written into the statement, so that the index of deletions can serve it.
    return sql`h.action = ${sql.raw(`'${action}'`)}`
  },
  batch: (text, name) => {
    if (!isUuid(text)) throw invalid(name, 'invalid')
    return sql`h.batch = ${text}::uuid`
  },
  from: (text, name) => sql`h.at >= ${moment(text, name)}::timestamptz`,
  to: (text, name) => sql`h.at <= ${moment(text, name)}::timestamptz`,
  restored: (text, name) => {
    if (text !== '0' && text !== '1') throw invalid(name, 'choice')
    return text === '1' ? isUndone : isStanding
  },
}

const window = ['page', 'limit', 'sortedBy', 'orderBy']

/**
 * The entities that the caller may see the history of. Without an entity it is that of the house, for those who
 * manage rights; who asks for a batch knows what it was about.
 */
function visible(call: Call, params: URLSearchParams): string[] {
  const { permissions } = call.actor
  const entity = params.get('entity')
  if (entity !== null) {
    if (!isWrittenName(entity)) throw invalid('entity', 'choice')
    if (!meets(permissions, historyGuard(entity))) throw new ApiError('forbidden')
    return [entity]
  }
  if (params.has('id')) throw invalid('entity', 'required')
  if (!params.has('batch') && !meets(permissions, houseGuard)) throw new ApiError('forbidden')
  return writtenNames.filter((name) => meets(permissions, historyGuard(name)))
}

/**
 * Reads the query string of `GET /history`; what it does not know is refused.
 * @throws ApiError 422 naming the parameter, `forbidden`
 */
export function historyQueryOf(call: Call): HistoryQuery {
  const params = call.url.searchParams
  const entities = visible(call, params)
  const conditions: SQL[] = []
  const seen = new Set<string>()
  for (const [name, text] of params) {
    if (seen.has(name)) throw invalid(name, 'invalid')
    seen.add(name)
    if (window.includes(name) || name === 'entity') continue
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined
    if (!filter) throw invalid(name, 'choice')
    conditions.push(filter(text, name))
  }
  // What is purged cannot come back: it is no longer in the trash.
  if (params.get('action') === 'delete' && params.get('restored') === '0')
    conditions.push(sql`h.changes is not null`)
  const order = params.get('orderBy') ?? 'id'
  if (order !== 'id' && order !== 'at') throw invalid('orderBy', 'choice')
  const direction = params.get('sortedBy') ?? 'desc'
  if (direction !== 'asc' && direction !== 'desc') throw invalid('sortedBy', 'choice')
  const limit = whole(params.get('limit') ?? '25', 'limit', 1, maxLimit)
  const page = whole(params.get('page') ?? '1', 'page', 1, 10_000_000)
  refuseDeep(page, limit)
  const isFew = params.has('id') || params.has('batch') || params.get('restored') === '1'
  if (isFew)
    conditions.push(
      entities.length === 1
        ? sql`h.entity = ${entities[0]}`
        : sql`h.entity = any(${sql.param(entities)}::text[])`,
    )
  return {
    page,
    limit,
    where: conditions.length ? sql.join(conditions, sql` and `) : sql`true`,
    walks: isFew ? null : { entities, actions: params.has('action') ? [] : historyActions },
    direction,
    isWhole: params.has('id') || params.has('event'),
  }
}
