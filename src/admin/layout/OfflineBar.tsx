import { Box } from '@mui/material'
import { useIsOffline, useTranslate } from 'react-admin'

/** A message below the top bar while there is no network. */
export function OfflineBar() {
  const translate = useTranslate()
  const isOffline = useIsOffline()
  return (
    <Box
      role="status"
      sx={{
        position: 'sticky',
        top: 'var(--bar)',
        zIndex: 6,
        px: 2,
        py: isOffline ? 0.75 : 0,
        bgcolor: 'warning.main',
        color: 'warning.contrastText',
        textAlign: 'center',
      }}
    >
      {isOffline && translate('layout.offline.bar')}
    </Box>
  )
}
