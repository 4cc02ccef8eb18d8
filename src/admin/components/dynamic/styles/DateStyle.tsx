import { InputHelperText, useInput } from 'react-admin'
import { DayField } from '../../form/DayField'
import type { StyleInputProps } from '../styleInput'

/** A day. */
export function DateStyle({ source, label, defaultValue }: StyleInputProps) {
  const { id, field, fieldState } = useInput({ source, defaultValue })
  const { error, invalid } = fieldState
  return (
    <DayField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      onBlur={field.onBlur}
      label={label}
      error={invalid}
      helperText={invalid && <InputHelperText error={error?.message} />}
      margin="none"
      fullWidth
    />
  )
}
