import { useLocaleState, useTranslate } from 'react-admin'
import { exactTime, timeAgo } from './formats'

/** A moment as people say it, with the exact one on hover; or the other way about. */
export function Moment({ iso, exact = false }: { iso: string; exact?: boolean }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const ago = timeAgo(iso, locale, translate('common.just_now'))
  const moment = exactTime(iso, locale)
  const [shown, hint] = exact ? [moment, ago] : [ago, moment]
  return (
    <time dateTime={iso} title={hint} dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {shown}
    </time>
  )
}
