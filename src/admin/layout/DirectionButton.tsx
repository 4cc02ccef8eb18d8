import ToRight from '@mui/icons-material/FormatTextdirectionLToR'
import ToLeft from '@mui/icons-material/FormatTextdirectionRToL'
import { IconButton, Tooltip } from '@mui/material'
import { useStore, useTranslate } from 'react-admin'
import type { Direction } from '../theme/theme'

/** Switches between left-to-right and right-to-left; stored in the browser. */
export function DirectionButton() {
  const translate = useTranslate()
  const [direction, setDirection] = useStore<Direction>('direction', 'ltr')
  const next = direction === 'ltr' ? 'rtl' : 'ltr'
  const label = translate(`layout.bar.${next}`)
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" aria-label={label} onClick={() => setDirection(next)}>
        {next === 'rtl' ? <ToLeft fontSize="small" /> : <ToRight fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}
