import { useTranslate } from 'react-admin'
import { exactTime, timeAgo } from './formats'
import { useLocale } from './useLocale'

/** Relative time with the exact one in a tooltip; `exact` swaps them. */
export function Moment({ iso, exact = false }: { iso: string; exact?: boolean }) {
  const translate = useTranslate()
  const locale = useLocale()
  const ago = timeAgo(iso, locale, translate)
  const moment = exactTime(iso, locale)
  const [shown, hint] = exact ? [moment, ago] : [ago, moment]
  return (
    <time dateTime={iso} title={hint} dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {shown}
    </time>
  )
}
