import { dayOf, timeOf } from '../../../domain/businessTime'
import { dayInFigures } from './figures'
import { dateFormat } from './formats'

/** Moments in the time zone of the business, wherever the browser is, in the language of the interface. */

/** 25/11 08:30 */
export const shortMoment = (iso: string, locale: string): string =>
  `${dayInFigures(dayOf(iso), locale).replace(/\W?\d{4}\W?/, '')} ${timeOf(iso)}`

/** 25/11/2026 08:30; empty for an invalid moment. */
export const businessMoment = (iso: string, locale: string): string =>
  Number.isNaN(Date.parse(iso)) ? '' : `${dayInFigures(dayOf(iso), locale)} ${timeOf(iso)}`

const utc = { timeZone: 'UTC' } as const
const inDays = (locale: string, day: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(locale, { ...utc, ...options }).format(new Date(`${day}T00:00:00Z`))

/** “Tháng 11 2026” */
export function monthTitle(month: string, locale: string): string {
  const title = inDays(locale, `${month}-01`, { month: 'long', year: 'numeric' })
  return title.charAt(0).toLocaleUpperCase(locale) + title.slice(1)
}

/** “Thứ Tư, 25 tháng 11, 2026” */
export const dayTitle = (day: string, locale: string): string =>
  inDays(locale, day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** Short for the eye, long for screen readers. */
export const weekdayName = (day: string, locale: string, weekday: 'short' | 'long'): string =>
  inDays(locale, day, { weekday })

/** Monday in Vietnam, Sunday elsewhere. */
export const firstWeekday = (locale: string): number => (locale === 'vi' ? 1 : 0)
