import { Alert, Box, TextField, Typography } from '@mui/material'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { PendingButton } from '../form/PendingButton'

interface ComposerProps {
  label: string
  initial?: string
  action?: string
  autoFocus?: boolean
  send: (text: string) => Promise<void>
  /** Called on Escape if nothing has been typed. */
  onLeave?: () => void
}

/** Input for a note. Enter adds a line, Ctrl+Enter or ⌘+Enter sends; a text that failed to send stays. */
export function Composer({ label, initial = '', action, autoFocus, send, onLeave }: ComposerProps) {
  const translate = useTranslate()
  const [text, setText] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const hint = useId()
  const isEmpty = !text.trim()

  const submit = async () => {
    if (isBusy) return
    if (isEmpty) return input.current?.focus()
    setBusy(true)
    setFailed(false)
    try {
      await send(text.trim())
      setText(initial)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
      input.current?.focus()
    }
  }
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, nativeEvent } = event
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault()
      void submit()
    } else if (key === 'Escape' && onLeave && (isEmpty || text === initial)) {
      // The surrounding dialog or page must not react.
      event.stopPropagation()
      onLeave()
    }
  }
  return (
    <Box>
      <TextField
        fullWidth
        multiline
        minRows={2}
        maxRows={12}
        label={label}
        value={text}
        autoFocus={autoFocus}
        inputRef={input}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        slotProps={{
          htmlInput: {
            readOnly: isBusy,
            'aria-describedby': hint,
            'aria-keyshortcuts': 'Control+Enter Meta+Enter',
          },
        }}
      />
      {hasFailed && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {translate('parts.thread.failed')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1.5, mt: 1 }}>
        <Typography id={hint} variant="caption" color="textSecondary">
          {translate('parts.thread.hint')}
        </Typography>
        <PendingButton variant="outlined" pending={isBusy} onClick={() => void submit()}>
          {action ?? translate('parts.thread.send')}
        </PendingButton>
      </Box>
    </Box>
  )
}
