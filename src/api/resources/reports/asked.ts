import { businessDay } from '../../../domain/businessTime'
import { addDays } from '../../../domain/days'
import {
  type LowState,
  lowStates,
  maxDays,
  type ProfitKey,
  profitKeys,
  usualPeriod,
} from '../../../domain/reports'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'
import { orderAsks, pageAsks, readParameters } from '../../http/parameters'
import { choiceSchema, daySchema, idSchema, type Schema } from '../../http/schema'

const parameters = {
  warehouse_id: idSchema,
  supplier_id: idSchema,
  days: { type: 'integer', minimum: 0, maximum: maxDays },
  from: daySchema,
  to: daySchema,
  by: choiceSchema(profitKeys),
  state: choiceSchema(lowStates),
} satisfies Record<string, Schema>

type Parameter = keyof typeof parameters

export interface Asked {
  today: string
  warehouseId: number | null
  supplierId: number | null
  days: number
  from: string
  to: string
  by: ProfitKey
  state: LowState
  page: number
  limit: number
  orderBy: string
  direction: 'asc' | 'desc'
}

export interface Askable {
  parameters: readonly Parameter[]
  needs?: readonly Parameter[]
  days?: number
  sorts: readonly string[]
  order: readonly [column: string, direction: 'asc' | 'desc']
}

const ownAsks = (report: Askable): Record<string, Schema> =>
  Object.fromEntries(report.parameters.map((name) => [name, parameters[name]]))

export const reportAsks = (report: Askable) => ({ ...ownAsks(report), ...pageAsks(report.sorts) })

/** Of a file, which has all rows. */
export const reportFileAsks = (report: Askable) => ({ ...ownAsks(report), ...orderAsks(report.sorts) })

/** @throws ApiError 422 naming an unknown or invalid parameter */
export function readAsked({ url, now }: Pick<Call, 'url' | 'now'>, report: Askable): Asked {
  const { has, whole, one, day } = readParameters(url.searchParams, Object.keys(reportAsks(report)))
  const today = businessDay(now)
  const to = day('to', today)
  const from = day('from', has('to') ? to : addDays(today, 1 - usualPeriod))
  if (from > to) throw invalid('from', 'invalid')
  return {
    today,
    warehouseId: whole('warehouse_id', 0, 1, 2 ** 31 - 1) || null,
    supplierId: whole('supplier_id', 0, 1, 2 ** 31 - 1) || null,
    days: whole('days', report.days ?? 0, 0, maxDays),
    from,
    to,
    by: one('by', profitKeys, 'product'),
    state: one('state', lowStates, 'below'),
    page: whole('page', 1, 1, 10_000_000),
    limit: whole('limit', 25, 1, 1_000),
    orderBy: one('orderBy', report.sorts, report.order[0]),
    direction: one('sortedBy', ['asc', 'desc'], has('orderBy') ? 'asc' : report.order[1]),
  }
}
