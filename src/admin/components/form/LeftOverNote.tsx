import { Alert, Popper } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useShared } from '../../startup/shared'
import { leftOver } from './leftOver'

/** Note above a select: its text matches no choice and blocked a save. */
export function LeftOverNote() {
  const translate = useTranslate()
  const left = useShared(leftOver)
  if (!left) return null
  return (
    <Popper open anchorEl={left.input} placement="top-start" sx={{ zIndex: 'tooltip' }}>
      <Alert severity="error">{translate('components.form.not_chosen', { text: left.text })}</Alert>
    </Popper>
  )
}
