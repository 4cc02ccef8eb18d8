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
      sx={{
        typography: 'caption',
        color: 'text.secondary',
        // What is kept nowhere else has to be known on a phone too.
        display: { xs: at === 'window' ? 'inline' : 'none', sm: 'inline' },
        flexBasis: { xs: '100%', sm: 'auto' },
        order: { xs: -1, sm: 0 },
      }}
    >
      {at === 'here' || at === 'window'
        ? translate(`autosave.${at}`)
        : translate('autosave.kept', { time: clockOf(at, locale) })}
    </Box>
  )
}
