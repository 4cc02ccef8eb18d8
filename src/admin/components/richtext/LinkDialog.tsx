import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { isSafeLink } from '../../../domain/links'

export interface LinkValue {
  url: string
  text: string
  newTab: boolean
  needsText: boolean
}

interface LinkDialogProps {
  value: LinkValue
  onApply: (value: LinkValue) => void
  onRemove: () => void
  onClose: () => void
}

/** Adds the scheme to a URL such as `nep.vn/tin`. */
const completed = (url: string): string => {
  const text = url.trim()
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text) ? `https://${text}` : text
}

export function LinkDialog({ value, onApply, onRemove, onClose }: LinkDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const [draft, setDraft] = useState(value)
  const [isWrong, setWrong] = useState(false)
  const set = (change: Partial<LinkValue>) => setDraft((before) => ({ ...before, ...change }))
  const apply = () => {
    const url = completed(draft.url)
    if (url && isSafeLink(url)) onApply({ ...draft, url })
    else setWrong(true)
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('editor.link.title')}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          margin="dense"
          label={translate('editor.link.url')}
          value={draft.url}
          onChange={({ target }) => set({ url: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter confirms the dialog; it must not submit the form around the editor.
            event.preventDefault()
            apply()
          }}
          error={isWrong}
          helperText={isWrong ? translate('validation.link') : undefined}
          slotProps={{ htmlInput: { inputMode: 'url', dir: 'ltr' } }}
        />
        {value.needsText && (
          <TextField
            fullWidth
            margin="dense"
            label={translate('editor.link.text')}
            value={draft.text}
            onChange={({ target }) => set({ text: target.value })}
          />
        )}
        <FormControlLabel
          control={<Checkbox checked={draft.newTab} onChange={(_event, newTab) => set({ newTab })} />}
          label={translate('editor.link.new_tab')}
        />
      </DialogContent>
      <DialogActions>
        {value.url && (
          <Button color="error" onClick={onRemove} sx={{ marginInlineEnd: 'auto' }}>
            {translate('editor.link.remove')}
          </Button>
        )}
        <Button onClick={onClose}>{translate('common.close')}</Button>
        <Button variant="contained" onClick={apply}>
          {translate('editor.link.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
