/** Days (`2026-11-22`) and months (`2026-11`) of the calendar, without clocks and zones. */

const at = (day: string): Date => new Date(`${day}T00:00:00Z`)
const written = (date: Date): string => date.toISOString().slice(0, 10)

/** Whether this is a day of the calendar: there is no 31st of February. */
export const isDay = (text: string): boolean =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && written(at(text)) === text

/**
 * The moment that a text names, if its day and hour are there: JavaScript takes the 30th of February for a day in March,
 * and 24:00 for the next day.
 */
export function momentIn(text: string): Date | undefined {
  const [, day = '', hour = '00'] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}))?/.exec(text) ?? []
  const moment = new Date(text)
  return isDay(day) && hour < '24' && !Number.isNaN(moment.getTime()) ? moment : undefined
}

export const addDays = (day: string, count: number): string => {
  const date = at(day)
  date.setUTCDate(date.getUTCDate() + count)
  return written(date)
}

export const monthOf = (day: string): string => day.slice(0, 7)

export const addMonths = (month: string, count: number): string => {
  const date = at(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return monthOf(written(date))
}

/** The same day of another month, or its last one where that is shorter. */
export function sameDayIn(month: string, day: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const wanted = `${month}-${day.slice(8)}`
  return wanted > last ? last : wanted
}

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => at(day).getUTCDay()

/** How many days a day is after the first one of its week. */
export const placeInWeek = (day: string, first: number): number => (weekdayOf(day) - first + 7) % 7

/** The weeks that a month lies in, each of seven days. */
export function weeksOf(month: string, first: number): string[][] {
  const begin = `${month}-01`
  const weeks: string[][] = []
  for (
    let week = addDays(begin, -placeInWeek(begin, first));
    weeks.length === 0 || monthOf(week) === month;
    week = addDays(week, 7)
  )
    weeks.push(Array.from({ length: 7 }, (_, place) => addDays(week, place)))
  return weeks
}

/** Whether this is a month within the years that moments have. */
export const isMonth = (text: string | null): text is string => /^20\d\d-(0[1-9]|1[0-2])$/.test(text ?? '')
