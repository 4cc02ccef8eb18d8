import { formatMoney } from '../../../domain/money'
import { formatNumber } from '../formats/formats'

export type Unit = 'number' | 'money'

export interface DayFigure {
  /** `2026-11-22`. */
  day: string
  value: number
}

export const formatFigure = (value: number, unit: Unit, locale: string): string =>
  unit === 'money' ? formatMoney(value) : formatNumber(value, locale)

/** Ends of a chart's scale, which always includes zero. */
export function scaleOf(values: readonly number[]): { low: number; high: number; span: number } {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  return { low, high, span: high - low || 1 }
}

/** Change as a fraction of the earlier value; undefined if that was zero and this one is not. */
export const changeOf = (value: number, before: number): number | undefined =>
  before === 0 ? (value === 0 ? 0 : undefined) : (value - before) / Math.abs(before)
