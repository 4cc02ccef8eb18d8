import { useLocaleState } from 'react-admin'
import { exactTime, timeAgo } from './formats'

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
