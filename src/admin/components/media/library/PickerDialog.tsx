import { Dialog, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { Chooser, type ChooserProps } from './Chooser'

/** The library in the page, for browsers that let no window open. */
export default function PickerDialog(props: ChooserProps) {
  const translate = useTranslate()
  const titleId = useId()
  return (
    <Dialog
      open
      onClose={props.onClose}
      maxWidth="lg"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { height: 'min(800px, calc(100% - 32px))', m: { xs: 1, sm: 2 } } } }}
    >
      <DialogTitle id={titleId}>{translate('resources.media.picker.title')}</DialogTitle>
      <Chooser {...props} />
    </Dialog>
  )
}
