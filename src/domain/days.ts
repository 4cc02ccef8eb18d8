/** Calendar days (`2026-11-22`) and months (`2026-11`), without clocks and zones. */

const at = (day: string): Date => new Date(`${day}T00:00:00Z`)
const written = (date: Date): string => date.toISOString().slice(0, 10)

export const isDay = (text: string): boolean =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && written(at(text)) === text

/**
 * Parses a moment and rejects days and hours that do not exist: JavaScript reads 30 February as a day in March, and
 * 24:00 as the next day.
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

/** The same day of another month, or the last day of a shorter month. */
export function sameDayIn(month: string, day: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const wanted = `${month}-${day.slice(8)}`
  return wanted > last ? last : wanted
}

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => at(day).getUTCDay()

/** Days since the start of the week; `first` is its first weekday. */
export const placeInWeek = (day: string, first: number): number => (weekdayOf(day) - first + 7) % 7

/** All weeks that touch the month, each of seven days. */
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

export const isMonth = (text: string | null): text is string => /^20\d\d-(0[1-9]|1[0-2])$/.test(text ?? '')

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const words = /ngày|tháng|thg|năm|[年月日]/gi
const twoDigits = 69

/** Reads two-digit years as 1969 to 2068. */
const wholeYear = (year: string): string =>
  year.length === 2 ? `${Number(year) < twoDigits ? 20 : 19}${year}` : year

const dayIn = (year = '', month = '', date = ''): string | undefined => {
  const day = `${wholeYear(year)}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/**
 * Parses a typed day: `1/6/27`, `01.06.2027`, `1 6 27`, `30062027`, `2027-06-01`, `1 Jun 2027`, `ngày 1 tháng 6 năm
 * 2027`. The year comes first if it has four digits, and in Japanese; otherwise the day does, also in English.
 * Returns `undefined` for anything but a full calendar day.
 */
export function parseDay(typed: string, locale: string): string | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  const named = inEnglish(text)
  if (named) return named
  const isYearFirst = locale === 'ja'
  if (/^(?:\d{6}|\d{8})$/.test(text)) return inOneRun(text, isYearFirst)
  const parts = text
    .replace(words, ' ')
    .trim()
    .split(/\s*[\s./,\-\u2010-\u2015]\s*/)
  if (parts.length !== 3) return undefined
  const [first = '', second = '', third = ''] = parts
  const [year, month, date] =
    first.length === 4 || (isYearFirst && third.length !== 4) ? parts : [third, second, first]
  return dayIn(year, month, date)
}

function inOneRun(text: string, isYearFirst: boolean): string | undefined {
  const year = text.length - 4
  const front = dayIn(text.slice(0, year), text.slice(year, year + 2), text.slice(year + 2))
  const back = dayIn(text.slice(4), text.slice(2, 4), text.slice(0, 2))
  return isYearFirst ? (front ?? back) : (back ?? front)
}

function inEnglish(text: string): string | undefined {
  const [, before = '', name = '', after = '', year] =
    /^(\d{1,2})?(?:st|nd|rd|th)?[\s.-]*([a-z]{3,9})[\s.,-]*(\d{1,2}(?!\d))?(?:st|nd|rd|th)?[\s.,-]*(\d{2}|\d{4})$/.exec(
      text,
    ) ?? []
  const month = months.findIndex((each) => name.startsWith(each)) + 1
  return before && after ? undefined : dayIn(year, String(month), before || after)
}
