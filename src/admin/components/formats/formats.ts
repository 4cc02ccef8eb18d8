import type { TranslateFunction } from 'react-admin'
import { formatDay } from './day'
import { deviceClock, momentInFigures } from './figures'

/** Caches formatters: creating one is slow, and a list of 25 rows needs a hundred. */
function keep<Format, Options>(make: (locale: string, options?: Options) => Format) {
  const made = new Map<string, Format>()
  return (locale: string, options?: Options): Format => {
    const key = locale + JSON.stringify(options)
    const format = made.get(key) ?? make(locale, options)
    made.set(key, format)
    return format
  }
}

export const dateFormat = keep(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
const numberFormat = keep(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

/** 1.234; small numbers skip the formatter. */
export const formatNumber = (value: number, locale: string, options?: Intl.NumberFormatOptions): string =>
  !options && Number.isInteger(value) && value >= 0 && value < 1000
    ? String(value)
    : numberFormat(locale, options).format(value)

const minute = 60
const hour = 60 * minute
const day = 24 * hour

export const formatDate = (iso: string, locale: string): string =>
  // A day without time is the same in every time zone.
  formatDay(iso.length > 10 ? deviceClock(iso).slice(0, 10) : iso, locale)

/** “vừa xong”, “5 phút trước”; after 24 hours the date, which says more than a number of days. */
export function timeAgo(iso: string, locale: string, translate: TranslateFunction, now = Date.now()): string {
  const seconds = Math.round((now - Date.parse(iso)) / 1000)
  if (seconds >= day) return formatDate(iso, locale)
  if (seconds >= hour) return translate('common.hours_ago', { smart_count: Math.floor(seconds / hour) })
  if (seconds >= minute) return translate('common.minutes_ago', { smart_count: Math.floor(seconds / minute) })
  // A server clock slightly ahead must not show times in the future.
  return translate('common.just_now')
}

export const exactTime = (iso: string, locale: string): string => momentInFigures(deviceClock(iso), locale)
