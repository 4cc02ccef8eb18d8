import { deviceClock } from '../../formats/figures'

/** The local day of a timestamp, `2026-11-22`. */
export const localDayOf = (moment: unknown): string =>
  deviceClock(typeof moment === 'string' ? moment : Number.NaN).slice(0, 10)

/** First or last moment of a local day in ISO 8601; `undefined` for an incomplete date. */
export function localMomentOf(day: string, end: 'from' | 'to'): string | undefined {
  const date = new Date(`${day}T${end === 'from' ? '00:00:00.000' : '23:59:59.999'}`)
  return Number.isNaN(date.getTime()) || date.getFullYear() < 1000 ? undefined : date.toISOString()
}
