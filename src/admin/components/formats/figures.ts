/** Dates without Intl, whose first formatter takes a phone a tenth of a second, and nearly every page shows a day. */

type DateFigure = 'day' | 'month' | 'year'

const orders: Readonly<Record<string, readonly DateFigure[]>> = {
  vi: ['day', 'month', 'year'],
  en: ['day', 'month', 'year'],
  ja: ['year', 'month', 'day'],
}

const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const separator = '/'

export const orderIn = (locale: string): readonly DateFigure[] => orders[locale] ?? ['day', 'month', 'year']

/** `2026-11-22` → 22/11/2026, or 22 Nov 2026 in English, where the order of figures is ambiguous; empty for none. */
export function dayInFigures(day: string, locale: string): string {
  if (!day) return ''
  const [year = '', month = '', ofMonth = ''] = day.split('-')
  if (locale === 'en') return `${Number(ofMonth)} ${shortMonths[Number(month) - 1] ?? ''} ${year}`
  const parts = { year, month, day: ofMonth }
  return orderIn(locale)
    .map((part) => parts[part])
    .join(separator)
}

/** `13:05` → 13:05 or 01:05 PM. */
export function timeInFigures(time: string, locale: string): string {
  if (locale !== 'en') return time
  const [hour = '', minute = ''] = time.split(':')
  const onTheDial = Number(hour) % 12 || 12
  return `${String(onTheDial).padStart(2, '0')}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}

/** `2026-11-22T13:05` → 22/11/2026 13:05, the day first as in forms; empty for none. */
export function momentInFigures(clock: string, locale: string): string {
  if (!clock) return ''
  const [day = '', clockTime = ''] = clock.split('T')
  const date = dayInFigures(day, locale)
  const time = timeInFigures(clockTime, locale)
  return `${date}${locale === 'en' ? ', ' : ' '}${time}`
}

/** A moment in the device's time zone: `2026-11-22T13:05`; empty if invalid. */
export function deviceClock(moment: string | number | Date): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const two = (part: number) => String(part).padStart(2, '0')
  const year = String(date.getFullYear()).padStart(4, '0')
  const day = `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The time of a moment of today on this device, such as 13:05; undefined on other days. */
export function timeOfToday(clock: string): string | undefined {
  const [day, time] = clock.split('T')
  return deviceClock(new Date()).slice(0, 10) === day ? time : undefined
}

/** Time of a moment of today; day and time of an earlier one. */
export function momentOrTime(iso: string, locale: string): string {
  const clock = deviceClock(iso)
  return timeOfToday(clock) ?? momentInFigures(clock, locale)
}
