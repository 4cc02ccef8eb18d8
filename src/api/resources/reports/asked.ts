import { businessDay, dayOf } from '../../../domain/businessTime'
import { addDays, isDay, momentIn } from '../../../domain/days'
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

export type Parameter = 'warehouse_id' | 'supplier_id' | 'days' | 'from' | 'to' | 'by' | 'state'

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
  days?: number
  sorts: readonly string[]
  order: readonly [column: string, direction: 'asc' | 'desc']
}

const always = ['page', 'limit', 'orderBy', 'sortedBy']

/** @throws ApiError 422 naming an unknown or invalid parameter */
export function readAsked({ url, now }: Pick<Call, 'url' | 'now'>, report: Askable): Asked {
  const params = url.searchParams
  const known: readonly string[] = [...always, ...report.parameters]
  for (const name of params.keys())
    if (!known.includes(name) || params.getAll(name).length > 1) throw invalid(name, 'choice')
  const whole = (name: string, usual: number, least: number, max: number): number => {
    const text = params.get(name)
    if (!text) return usual
    const value = Number(text)
    if (!/^\d{1,10}$/.test(text) || value < least || value > max) throw invalid(name, 'invalid')
    return value
  }
  const one = <T extends string>(name: string, allowed: readonly T[], usual: T): T => {
    const text = params.get(name)
    const found = text ? allowed.find((each) => each === text) : usual
    if (found === undefined) throw invalid(name, 'choice')
    return found
  }
  const day = (name: string, usual: string): string => {
    const text = params.get(name)
    if (!text) return usual
    // A moment means its day for the business.
    const value = text.includes('T') && momentIn(text) ? dayOf(text) : text
    if (!isDay(value)) throw invalid(name, 'date')
    return value
  }
  const today = businessDay(now)
  const to = day('to', today)
  const from = day('from', params.get('to') ? to : addDays(today, 1 - usualPeriod))
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
    direction: one('sortedBy', ['asc', 'desc'], params.get('orderBy') ? 'asc' : report.order[1]),
  }
}
