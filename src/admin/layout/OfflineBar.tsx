import { useIsOffline, useTranslate } from 'react-admin'
import { SlimBar, warning } from './SlimBar'

export function OfflineBar() {
  const translate = useTranslate()
  const isOffline = useIsOffline()
  return (
    <SlimBar sx={{ ...warning, py: isOffline ? 0.75 : 0 }}>
      {isOffline && translate('layout.offline.bar')}
    </SlimBar>
  )
}
