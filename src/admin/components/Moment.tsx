import { useLocaleState } from 'react-admin'

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** “2 giờ trước”: how long ago, in words. */
export function timeAgo(iso: string, locale: string, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1000
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const unit = units.find(([, size]) => Math.abs(seconds) >= size)
  return unit ? format.format(Math.trunc(seconds / unit[1]), unit[0]) : format.format(0, 'second')
}

/** The day and time on this clock. */
export const exactTime = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))

/** A moment as people say it, with the exact one on hover; or the other way about. */
export function Moment({ iso, exact = false }: { iso: string; exact?: boolean }) {
  const [locale] = useLocaleState()
  const [shown, hint] = exact
    ? [exactTime(iso, locale), timeAgo(iso, locale)]
    : [timeAgo(iso, locale), exactTime(iso, locale)]
  return (
    <time dateTime={iso} title={hint} dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {shown}
    </time>
  )
}
