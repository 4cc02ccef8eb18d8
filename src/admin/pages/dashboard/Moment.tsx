import { useLocaleState } from 'react-admin'

const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** Beyond a week a date says more than a number of days. */
const week = 7 * 86_400

/** How long ago, in words: “5 phút trước”; a date when it is long ago. */
export function relativeTime(iso: string, locale: string, now = Date.now()): string {
  const seconds = Math.round((now - Date.parse(iso)) / 1000)
  if (seconds >= week) return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(iso))
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const [unit, length] = steps.find((step) => seconds >= step[1]) ?? ['second', 1]
  // A server's clock a little ahead of ours must not make things happen in the future.
  return unit === 'second' ? words.format(0, 'second') : words.format(-Math.floor(seconds / length), unit)
}

/** A moment as people speak of it, with the exact one behind it. */
export function Moment({ at }: { at: string }) {
  const [locale] = useLocaleState()
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(
    new Date(at),
  )
  return (
    <time dateTime={at} title={exact}>
      {relativeTime(at, locale)}
    </time>
  )
}
