import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { PendingButton } from './PendingButton'

interface UnsavedDialogProps {
  open: boolean
  isSaving: boolean
  onDiscard: () => void
  onStay: () => void
  onSave: () => void
  onClosed: () => void
}

const actions = {
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
  gap: 1,
  px: 3,
  pb: 2.5,
  '& > :first-of-type': { marginInlineEnd: { sm: 'auto' } },
} as const

export function UnsavedDialog({ open, isSaving, onDiscard, onStay, onSave, onClosed }: UnsavedDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const say = (key: string) => translate(`components.unsaved.${key}`)
  return (
    <Dialog
      open={open}
      onClose={isSaving ? undefined : onStay}
      maxWidth="xs"
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={titleId}>{say('title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{say('text')}</DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={actions}>
        <Button color="error" disabled={isSaving} onClick={onDiscard}>
          {say('discard')}
        </Button>
        <Button variant="outlined" disabled={isSaving} onClick={onStay} autoFocus>
          {say('stay')}
        </Button>
        <PendingButton variant="contained" pending={isSaving} onClick={onSave}>
          {say('save')}
        </PendingButton>
      </DialogActions>
    </Dialog>
  )
}
