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
import type { MadeKey } from '../../../domain/keySchema'
import { copyText } from '../../components/viewport/copyText'

/** Shows the secret of a new key, once. Only its button closes it: a secret that is missed cannot be shown again. */
export function SecretDialog({ made, onClose }: { made: MadeKey; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const titleId = useId()
  const copy = async () => {
    const isCopied = await copyText(made.secret)
    notify(`access.keys.${isCopied ? 'copied' : 'not_copied'}`, { type: isCopied ? 'success' : 'warning' })
  }
  return (
    <Dialog open maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('access.keys.made_title', { name: made.name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('access.keys.made_text')}</DialogContentText>
        <TextField
          fullWidth
          multiline
          value={made.secret}
          onFocus={({ target }) => target.select()}
          slotProps={{
            htmlInput: {
              readOnly: true,
              dir: 'ltr',
              spellCheck: false,
              'aria-label': translate('access.keys.secret'),
            },
          }}
          sx={{ '& textarea': { fontFamily: 'monospace', overflowWrap: 'anywhere' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('access.keys.kept')}</Button>
        <Button variant="contained" onClick={copy} autoFocus>
          {translate('access.keys.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
