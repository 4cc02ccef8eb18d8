import { TextField } from '@mui/material'
import { InputHelperText, useInput } from 'react-admin'
import { parseTime } from '../../../../domain/dynamicFields'
import type { StyleInputProps } from '../styleInput'

interface TimeStyleProps extends Pick<StyleInputProps, 'source' | 'label' | 'defaultValue'> {
  hint?: string
}

/** Time of day in 24 hours; the browser's own input would follow the browser's language. */
export function TimeStyle({ source, label, defaultValue, hint }: TimeStyleProps) {
  const { id, field, fieldState } = useInput({ source, defaultValue })
  const { error, invalid } = fieldState
  const typed = String(field.value ?? '')
  const tidy = () => {
    const time = parseTime(typed)
    if (time !== undefined && time !== typed) field.onChange(time)
    field.onBlur()
  }
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={typed}
      onChange={field.onChange}
      onBlur={tidy}
      label={label}
      placeholder="08:30"
      error={invalid}
      helperText={invalid ? <InputHelperText error={error?.message} /> : hint}
      margin="none"
      fullWidth
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 5, dir: 'ltr' } }}
    />
  )
}
