import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { PendingButton } from './PendingButton'

export interface ConfirmDialogProps {
  open: boolean
  /** i18n key or translated text. */
  title: string
  text?: string
  confirm: string
  cancel?: string
  danger?: boolean
  busy?: boolean
  disabled?: boolean
  /** For dialogs with inputs: they get the focus, and a click on the backdrop does not close it. */
  isForm?: boolean
  children?: ReactNode
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation; Enter confirms, unless the action is destructive. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirm,
    danger,
    busy,
    isForm,
    cancel = isForm ? 'common.close' : 'common.keep',
    children,
  } = props
  const translate = useTranslate()
  const say = (key: string) => translate(key, { _: key })
  const titleId = useId()
  const action = useRef<HTMLButtonElement>(null)
  const takesFocus = !danger && !isForm
  const isReady = takesFocus && !props.disabled
  // The confirm button may become enabled later, after the dialog has loaded its contents.
  useEffect(() => {
    if (isReady && !action.current?.closest('[role=dialog]')?.querySelector(':focus')) action.current?.focus()
  }, [isReady])
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
        <Button onClick={props.onCancel} autoFocus={danger && !isForm}>
          {say(cancel)}
        </Button>
        <PendingButton
          ref={action}
          onClick={props.onConfirm}
          autoFocus={takesFocus}
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
