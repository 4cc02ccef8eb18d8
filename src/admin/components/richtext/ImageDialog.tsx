import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'
import { Thumbnail } from '../media/Thumbnail'

interface ImageDialogProps {
  src: string
  alt: string
  apply: string
  onApply: (alt: string) => void
  onClose: () => void
}

export function ImageDialog({ src, alt, apply, onApply, onClose }: ImageDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const [text, setText] = useState(alt)
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('editor.image.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ width: box.picture, aspectRatio: '3 / 2', borderRadius: 1, overflow: 'hidden', mb: 1 }}>
          <Thumbnail url={src} alt="" width={box.picture} />
        </Box>
        <TextField
          autoFocus
          fullWidth
          margin="dense"
          label={translate('editor.image.alt')}
          helperText={translate('editor.image.help')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter confirms the dialog; it must not submit the form around the editor.
            event.preventDefault()
            onApply(text.trim())
          }}
          slotProps={{ htmlInput: { maxLength: 255 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
        <Button variant="contained" onClick={() => onApply(text.trim())}>
          {translate(apply)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
