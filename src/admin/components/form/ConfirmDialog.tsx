import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { PendingButton } from './PendingButton'

export interface ConfirmDialogProps {
  open: boolean
  /** i18n key, or an already translated text. */
  title: string
  text?: string
  confirm: string
  cancel?: string
  /** The action cannot be undone. */
  danger?: boolean
  busy?: boolean
  /** Something has to be done in the dialog before it can be confirmed. */
  disabled?: boolean
  /** Something is typed in it: the focus begins there, and a click beside the dialog does not lose it. */
  isForm?: boolean
  children?: ReactNode
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirm,
    cancel = 'components.form.cancel',
    danger,
    busy,
    isForm,
    children,
  } = props
  const translate = useTranslate()
  const say = (key: string) => translate(key, { _: key })
  const titleId = useId()
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => !(isForm && reason === 'backdropClick') && props.onCancel()}
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{say(title)}</DialogTitle>
      <DialogContent>
        {text && <DialogContentText>{say(text)}</DialogContentText>}
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onCancel} autoFocus={!isForm}>
          {say(cancel)}
        </Button>
        <PendingButton
          onClick={props.onConfirm}
          variant="contained"
          color={danger ? 'error' : 'primary'}
          pending={busy}
          disabled={props.disabled}
        >
          {say(confirm)}
        </PendingButton>
      </DialogActions>
    </Dialog>
  )
}
