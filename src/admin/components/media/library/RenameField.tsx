import { TextField } from '@mui/material'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Media } from '../../../../domain/mediaSchema'
import { useRename } from './useRename'

interface RenameFieldProps {
  media: Media
  /** `byKey`: ended by keyboard, so the focus must move. */
  onDone: (byKey: boolean) => void
}

/** Renames a file in place: Enter and blur save, Escape cancels; errors show beside it. */
export function RenameField({ media, onDone }: RenameFieldProps) {
  const translate = useTranslate()
  const [name, setName] = useState(media.name)
  const { rename, error, isSaving } = useRename(media)
  // Prevents a second save by the blur after the end.
  const isOver = useRef(false)
  const finish = (byKey: boolean) => {
    isOver.current = true
    onDone(byKey)
  }
  const save = async (byKey: boolean) => {
    if (isSaving || isOver.current) return
    if (name.trim() === media.name || (await rename(name))) finish(byKey)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The page and the surrounding dialog handle these keys as well.
    event.stopPropagation()
    if (event.key === 'Escape') finish(true)
    if (event.key !== 'Enter') return
    event.preventDefault()
    void save(true)
  }
  return (
    <TextField
      value={name}
      onChange={({ target }) => setName(target.value)}
      onKeyDown={onKeyDown}
      onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
      onBlur={() => void save(false)}
      error={Boolean(error)}
      helperText={error}
      autoFocus
      fullWidth
      margin="none"
      slotProps={{ htmlInput: { 'aria-label': translate('resources.media.rename.label') } }}
      sx={{ '& input': { px: 1, py: 0.5 }, '& .MuiFormHelperText-root': { mx: 0 } }}
    />
  )
}
