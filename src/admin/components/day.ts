import { type DayPart, dayInFigures, orderIn } from './figures'

/** A day without a time is stored as `2026-11-22` and shown in the format of the interface language. */

const length = { day: 2, month: 2, year: 4 } as const

/** `2026-11-22` → `22/11/2026`; empty when it is not a day. */
export const formatDay = (day: string, locale: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? dayInFigures(day, locale) : ''

/** Parses a typed day, with any separators or none (`22112026`); `undefined` unless it is a valid day. */
export function parseDay(text: string, locale: string): string | undefined {
  const order = orderIn(locale)
  let groups: string[] = text.match(/\d+/g) ?? []
  const [all = ''] = groups
  if (groups.length === 1 && all.length === 8) {
    const [first = 'day', second = 'month'] = order
    const [one, two] = [length[first], length[first] + length[second]]
    groups = [all.slice(0, one), all.slice(one, two), all.slice(two)]
  }
  if (groups.length !== 3) return undefined
  const value = (part: DayPart) => groups[order.indexOf(part)] ?? ''
  if (value('year').length !== 4) return undefined
  const day = `${value('year')}-${value('month').padStart(2, '0')}-${value('day').padStart(2, '0')}`
  const date = new Date(`${day}T00:00:00Z`)
  // Date would roll the 31st of a short month over to the next.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined
}
