import { formatMoney } from '../../../domain/money'
import { formatNumber } from '../formats/formats'

/** What a chart counts. */
export type Unit = 'number' | 'money'

/** A figure of one day. */
export interface DayFigure {
  /** `2026-11-22`. */
  day: string
  value: number
}

/** A figure as its unit is written. */
export const formatFigure = (value: number, unit: Unit, locale: string): string =>
  unit === 'money' ? formatMoney(value) : formatNumber(value, locale)

/** The ends of a chart's scale: from nothing, or from the lowest where that is below. */
export function scaleOf(values: readonly number[]): { low: number; high: number; span: number } {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  return { low, high, span: high - low || 1 }
}

/** How much a value changed, as a part of the earlier one; `undefined` when there was nothing before. */
export const changeOf = (value: number, before: number): number | undefined =>
  before === 0 ? (value === 0 ? 0 : undefined) : (value - before) / Math.abs(before)
