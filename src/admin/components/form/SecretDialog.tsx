import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useId } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { copyText } from '../viewport/copyText'

interface SecretDialogProps {
  secret: string
  /** Of what the secret is, for the title. */
  name: string
  /** The key of each of its texts: `made_title`, `made_text`, `secret`, `kept`, `copy`, `copied`, `not_copied`. */
  keyOf: (name: string) => string
  onClose: () => void
}

/** Shows a new secret, once. Only its button closes it: a secret that is missed cannot be shown again. */
export function SecretDialog({ secret, name, keyOf, onClose }: SecretDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const titleId = useId()
  const copy = async () => {
    const isCopied = await copyText(secret)
    notify(keyOf(isCopied ? 'copied' : 'not_copied'), { type: isCopied ? 'success' : 'warning' })
  }
  return (
    <Dialog open maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {translate(keyOf('made_title'), { name })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate(keyOf('made_text'))}</DialogContentText>
        <TextField
          fullWidth
          multiline
          value={secret}
          onFocus={({ target }) => target.select()}
          slotProps={{
            htmlInput: {
              readOnly: true,
              dir: 'ltr',
              spellCheck: false,
              'aria-label': translate(keyOf('secret')),
            },
          }}
          sx={{ '& textarea': { fontFamily: 'monospace', overflowWrap: 'anywhere' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(keyOf('kept'))}</Button>
        <Button variant="contained" onClick={copy} autoFocus>
          {translate(keyOf('copy'))}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
