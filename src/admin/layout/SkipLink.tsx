import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'

export const CONTENT_ID = 'main-content'

/** The first Tab stop: skips the menu. */
export function SkipLink() {
  const translate = useTranslate()
  return (
    <Button
      variant="contained"
      onClick={() => document.getElementById(CONTENT_ID)?.focus()}
      sx={{
        position: 'fixed',
        insetInlineStart: 16,
        top: -80,
        zIndex: 'tooltip',
        '&:focus': { top: 12 },
      }}
    >
      {translate('ra.navigation.skip_nav')}
    </Button>
  )
}
