import { dateFormat } from './formats'

/** A day without a time is stored as `2026-11-22` and shown in the format of the interface language. */

export type DayPart = 'day' | 'month' | 'year'

const digits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const length = { day: 2, month: 2, year: 4 } as const

/** The order of day, month and year in a language, and their separator. */
export function dayOrder(locale: string): { order: DayPart[]; separator: string } {
  const parts = dateFormat(locale, digits).formatToParts(new Date(2000, 0, 1))
  return {
    order: parts.map(({ type }) => type).filter((type) => type in length) as DayPart[],
    separator: parts.find(({ type }) => type === 'literal')?.value ?? '/',
  }
}

/** `2026-11-22` → `22/11/2026`; empty when it is not a day. */
export function formatDay(day: string, locale: string): string {
  const date = new Date(`${day}T00:00:00`)
  return Number.isNaN(date.getTime()) ? '' : dateFormat(locale, digits).format(date)
}

/** Parses a typed day, with any separators or none (`22112026`); `undefined` unless it is a valid day. */
export function parseDay(text: string, locale: string): string | undefined {
  const { order } = dayOrder(locale)
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
