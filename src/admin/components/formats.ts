/** Creating Intl formatters is slow, and a list of 25 rows needs a hundred: each kind is cached. */
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
const relativeFormat = keep(
  (locale, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
)
const numberFormat = keep(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

/** 1.234; numbers without a separator are written without a formatter. */
export const formatNumber = (value: number, locale: string, options?: Intl.NumberFormatOptions): string =>
  !options && Number.isInteger(value) && value >= 0 && value < 1000
    ? String(value)
    : numberFormat(locale, options).format(value)

const steps = [
  ['hour', 3_600],
  ['minute', 60],
] as const
const day = 86_400

const figures = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** A day in figures, of a moment or of a day without a time: 22/11/2026. */
export const formatDate = (iso: string, locale: string): string =>
  // A day without a time is the same everywhere.
  dateFormat(locale, iso.length > 10 ? figures : { ...figures, timeZone: 'UTC' }).format(new Date(iso))

/**
 * A relative time: “5 phút trước”. After 24 hours it is a date, which says more than a number of days; within a minute
 * it is `justNow`, because Intl's word (“now”) does not fit the past.
 */
export function timeAgo(iso: string, locale: string, justNow: string, now = Date.now()): string {
  const seconds = Math.round((now - Date.parse(iso)) / 1000)
  if (seconds >= day) return formatDate(iso, locale)
  const words = relativeFormat(locale, { numeric: 'auto' })
  const step = steps.find(([, size]) => seconds >= size)
  // A server clock slightly ahead must not put times into the future.
  return step ? words.format(-Math.floor(seconds / step[1]), step[0]) : justNow
}

/** The date and time in the local time zone, in figures like all dates. */
export const exactTime = (iso: string, locale: string): string =>
  dateFormat(locale, { ...figures, hour: '2-digit', minute: '2-digit' }).format(new Date(iso))

/** The parts of a date in words, for a sentence with its own order of them. */
export function datePartsOf(date: Date, locale: string): Record<string, string> {
  const format = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))
  // Vietnamese weekdays are two capitalised words; only the first letter of the line is capital.
  const weekday = parts.weekday ?? ''
  return { ...parts, weekday: weekday.charAt(0) + weekday.slice(1).toLocaleLowerCase(locale) }
}
