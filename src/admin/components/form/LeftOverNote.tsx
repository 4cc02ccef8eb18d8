import { Alert, Popper } from '@mui/material'
import { useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { leftOvers } from './leftOver'

/** Says above a field of choices that the text in it chooses nothing, when it has held a save back. */
export function LeftOverNote() {
  const translate = useTranslate()
  const left = useSyncExternalStore(leftOvers.subscribe, leftOvers.now)
  if (!left) return null
  return (
    <Popper open anchorEl={left.input} placement="top-start" sx={{ zIndex: 'tooltip' }}>
      <Alert severity="error">{translate('components.form.not_chosen', { text: left.text })}</Alert>
    </Popper>
  )
}
