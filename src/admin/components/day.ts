import { dateFormat } from './formats'

/** A day without a time is kept as `2026-11-22` and shown as the language of the interface writes it. */

export type DayPart = 'day' | 'month' | 'year'

const digits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const length = { day: 2, month: 2, year: 4 } as const

/** The parts of a day in the order of a language, and what stands between them. */
export function dayOrder(locale: string): { order: DayPart[]; separator: string } {
  const parts = dateFormat(locale, digits).formatToParts(new Date(2000, 0, 1))
  return {
    order: parts.map(({ type }) => type).filter((type) => type in length) as DayPart[],
    separator: parts.find(({ type }) => type === 'literal')?.value ?? '/',
  }
}

/** `2026-11-22` → `22/11/2026`; empty for what is no day. */
export function formatDay(day: string, locale: string): string {
  const date = new Date(`${day}T00:00:00`)
  return Number.isNaN(date.getTime()) ? '' : dateFormat(locale, digits).format(date)
}

/** What was typed as a day: with any separators, or none at all (`22112026`); nothing unless it is a real day. */
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
  // The 31st of a short month would be another day.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined
}
