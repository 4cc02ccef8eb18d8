import { useLocaleState, useTranslate } from 'react-admin'
import { usesCap } from '../../../../domain/media'
import { formatNumber } from '../../formats/formats'

/** “Dùng ở 3 nơi” */
export function useUsesCount(): (count: number) => string {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (smart_count) => {
    if (!smart_count) return translate('resources.media.uses.none')
    const count =
      smart_count > usesCap ? `${formatNumber(usesCap, locale)}+` : formatNumber(smart_count, locale)
    return translate('resources.media.uses.count', { smart_count, count })
  }
}
