import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type ReactNode, useEffect, useId, useRef } from 'react'
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

/** Asks for confirmation; Enter does what is asked, unless it destroys. */
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
  // What the dialog was opened for may have to wait for what it tells.
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
