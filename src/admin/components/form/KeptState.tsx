import { Box } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { clockOf } from './autosave/clock'

/** Where the unsaved changes are kept. Not a status: it would be read out every minute. */
export function KeptState({ at }: { at: string }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <Box
      component="span"
      sx={{ typography: 'caption', color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}
    >
      {at === 'here' ? translate('autosave.here') : translate('autosave.kept', { time: clockOf(at, locale) })}
    </Box>
  )
}
