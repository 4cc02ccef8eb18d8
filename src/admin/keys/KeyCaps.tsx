import { Box } from '@mui/material'
import { Fragment } from 'react'
import { useTranslate } from 'react-admin'
import { shownKeys } from './shortcuts'

/** Keys as they stand on the keyboard; those after one another with a word between them. */
export function KeyCaps({ keys }: { keys: string }) {
  const translate = useTranslate()
  return (
    <Box component="span" dir="ltr" sx={{ flex: 'none', color: 'text.secondary', typography: 'body2' }}>
      {shownKeys(keys).map((press, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: presses have no other identity and never move
        <Fragment key={at}>
          {at > 0 && ` ${translate('keys.after')} `}
          <Box
            component="kbd"
            sx={{ px: 0.5, border: 1, borderColor: 'divider', borderRadius: 1, font: 'inherit' }}
          >
            {press}
          </Box>
        </Fragment>
      ))}
    </Box>
  )
}
