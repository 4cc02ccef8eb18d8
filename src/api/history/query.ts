import { type SQL, sql } from 'drizzle-orm'
import { momentIn } from '../../domain/days'
import { type HistoryAction, historyActions, historyGuard, houseGuard } from '../../domain/history'
import { meets } from '../../domain/permissions'
import { refuseDeep } from '../crud/depth'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import { isUuid } from './author'
import { isWrittenName, writtenNames } from './entities'

export const maxLimit = 100

export interface HistoryQuery {
  page: number
  limit: number
  where: SQL
  /** Entities and actions, each read along an index in order of time; `null` for few events. */
  walks: { entities: readonly string[]; actions: readonly HistoryAction[] } | null
  direction: 'asc' | 'desc'
  /** Long texts are sent only for one record or event. */
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
  event: (text, name) => sql`h.id = ${whole(text, name, 1, 9_999_999_999)}`,
  id: (text, name) => sql`h.record_id = ${whole(text, name, 1, 2_147_483_647)}`,
  actor: (text, name) => sql`h.actor_id = ${whole(text, name, 1, 2_147_483_647)}`,
  action: (text, name) => {
    const action = historyActions.find((each) => each === text)
    if (!action) throw invalid(name, 'choice')
    // A literal, so that the partial index of deletions applies.
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

/** Without an entity, reading requires `houseGuard`; a batch requires only rights to its entities. */
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

/** @throws ApiError 422 naming an unknown or invalid parameter, `forbidden` */
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
  // Purged rows are no longer in the trash.
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
