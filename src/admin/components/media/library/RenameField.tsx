import { TextField } from '@mui/material'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Media } from '../../../../domain/media'
import { useRename } from './useRename'

interface RenameFieldProps {
  media: Media
  onDone: () => void
}

/** A file's name to write over. Enter and leaving save, Escape gives up; what goes wrong stands beside it. */
export function RenameField({ media, onDone }: RenameFieldProps) {
  const translate = useTranslate()
  const [name, setName] = useState(media.name)
  const { rename, error, isSaving } = useRename(media)
  const save = async () => {
    if (isSaving) return
    if (name.trim() === media.name || (await rename(name))) onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The page and the dialog around have these keys too.
    event.stopPropagation()
    if (event.key === 'Escape') onDone()
    if (event.key !== 'Enter') return
    event.preventDefault()
    void save()
  }
  return (
    <TextField
      value={name}
      onChange={({ target }) => setName(target.value)}
      onKeyDown={onKeyDown}
      onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
      onBlur={() => void save()}
      error={Boolean(error)}
      helperText={error}
      autoFocus
      fullWidth
      margin="none"
      slotProps={{ htmlInput: { 'aria-label': translate('resources.media.rename.label') } }}
      sx={{ '& input': { px: 0.75, py: 0.25 }, '& .MuiFormHelperText-root': { mx: 0 } }}
    />
  )
}
