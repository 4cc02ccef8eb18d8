import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'

export const CONTENT_ID = 'main-content'

export function SkipLink() {
  const translate = useTranslate()
  return (
    <Button
      variant="contained"
      onClick={() => document.getElementById(CONTENT_ID)?.focus()}
      sx={{
        position: 'fixed',
        insetInlineStart: (theme) => theme.spacing(2),
        top: 'calc(-2 * var(--bar))',
        zIndex: 'tooltip',
        '&:focus': { top: (theme) => theme.spacing(1.5) },
      }}
    >
      {translate('ra.navigation.skip_nav')}
    </Button>
  )
}
