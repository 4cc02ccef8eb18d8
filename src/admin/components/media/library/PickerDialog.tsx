import { Dialog, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useIsPhone } from '../../viewport/useIsPhone'
import { Chooser, type ChooserProps } from './Chooser'

/** The library as a dialog, for browsers that block the window. */
export default function PickerDialog(props: ChooserProps) {
  const translate = useTranslate()
  const titleId = useId()
  const isPhone = useIsPhone()
  return (
    <Dialog
      open
      onClose={props.onClose}
      maxWidth="lg"
      fullScreen={isPhone}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { height: { sm: 'calc(100% - var(--bar))' } } } }}
    >
      <DialogTitle id={titleId}>{translate('resources.media.picker.title')}</DialogTitle>
      <Chooser {...props} />
    </Dialog>
  )
}
