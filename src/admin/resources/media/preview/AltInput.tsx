import { TextField } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { mediaLimits } from '../../../../domain/media'

interface AltInputProps {
  value: string
  /** Resolves to whether it was saved. */
  onSave: (alt: string) => Promise<boolean>
}

/** Alternative text of a picture, saved on Enter, on blur and on unmount. */
export function AltInput({ value, onSave }: AltInputProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(value)
  /** The text that is saved, or being saved. */
  const kept = useRef(value)
  const save = async () => {
    const text = typed.trim()
    const before = kept.current
    if (text === before) return
    kept.current = text
    // After a failure the next blur tries again.
    if (!(await onSave(text)) && kept.current === text) kept.current = before
  }
  const last = useRef(save)
  useEffect(() => {
    last.current = save
  })
  useEffect(() => () => void last.current(), [])
  return (
    <TextField
      label={translate('resources.media.fields.alt')}
      helperText={translate('resources.media.alt_help')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        void save()
      }}
      multiline
      fullWidth
      margin="none"
      slotProps={{ htmlInput: { maxLength: mediaLimits.alt } }}
    />
  )
}
