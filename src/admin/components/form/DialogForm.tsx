import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import { type FieldValues, useFormState } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import { errorBody } from '../../providers/http/httpError'
import { createKeys, signatureOf } from '../../providers/http/idempotency'
import { FormFrame } from './FormFrame'
import { optionalLabels } from './optionalLabels'
import { PendingButton } from './PendingButton'
import type { SaveResult } from './saving'
import { useFeedback } from './useFeedback'
import { useFirstWrong } from './useFirstWrong'
import { useSchemaResolver } from './useSchemaResolver'

interface DialogFormProps<T extends AnyObject> {
  /** i18n key or translated text. */
  title: string
  confirm: string
  schema: ObjectSchema<T>
  defaultValues: FieldValues
  danger?: boolean
  size?: 'xs' | 'sm'
  /** A retry with the same values has the same idempotency key. */
  send: (values: T, key: string) => Promise<unknown>
  /** Errors by the form's paths, if they are others than those of the request. */
  errorsOf?: (error: unknown) => Record<string, string> | undefined
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog with a form of its own: Enter sends it. What is refused stays as typed, with the reason beside its field, or
 * below if it has none.
 */
export function DialogForm<T extends AnyObject>(props: DialogFormProps<T>) {
  const {
    title,
    confirm,
    schema,
    defaultValues,
    danger,
    size = 'xs',
    send,
    errorsOf,
    onClose,
    children,
  } = props
  const translate = useTranslate()
  const { sentence } = useFeedback(useResourceContext() ?? '')
  const titleId = useId()
  const resolver = useSchemaResolver(schema)
  const [keys] = useState(createKeys)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const content = useRef<HTMLDivElement>(null)
  const running = useRef(false)
  const say = (key: string) => translate(key, { _: key })
  const hasField = (path: string) =>
    [...(content.current?.querySelectorAll('[name]') ?? [])].some(
      (each) => each.getAttribute('name') === path,
    )

  const submit = async (values: FieldValues): Promise<SaveResult> => {
    if (running.current) return { saved: false }
    running.current = true
    setBusy(true)
    setFailure('')
    const signature = signatureOf(title, values)
    try {
      await send(values as T, keys.of(signature))
      keys.done(signature)
      onClose()
      return { saved: true }
    } catch (error) {
      const errors = errorsOf?.(error) ?? errorBody(error)?.errors
      const refused = Object.keys(errors ?? {})
      const isTold = refused.length > 0 && refused.every(hasField)
      if (!isTold) setFailure(sentence('update_failed', error))
      setBusy(false)
      return { saved: false, errors }
    } finally {
      running.current = false
    }
  }
  return (
    <Dialog
      open
      onClose={(_event, reason) => !isBusy && reason !== 'backdropClick' && onClose()}
      maxWidth={size}
      aria-labelledby={titleId}
    >
      <FormFrame resolver={resolver} defaultValues={defaultValues} onSubmit={submit}>
        <DialogTitle id={titleId}>{say(title)}</DialogTitle>
        <DialogContent ref={content}>
          <Box
            sx={{ ...optionalLabels, '--optional': `'${translate('components.form.optional')}'`, ...fields }}
          >
            {children}
          </Box>
          {failure && <Alert severity="error">{failure}</Alert>}
        </DialogContent>
        <DialogActions>
          <FocusWrong />
          <Button onClick={onClose} disabled={isBusy}>
            {translate('common.close')}
          </Button>
          <PendingButton
            type="submit"
            variant="contained"
            color={danger ? 'error' : 'primary'}
            pending={isBusy}
          >
            {say(confirm)}
          </PendingButton>
        </DialogActions>
      </FormFrame>
    </Dialog>
  )
}

const fields = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 0.5,
  '--field': 'none',
} as const

function FocusWrong() {
  // Reading it here keeps the errors' state up to date for the focus.
  useFormState()
  const { anchor } = useFirstWrong()
  return <span ref={anchor} hidden />
}
