import { useInput, useTranslate, ValidationError } from 'react-admin'
import { NewPasswordField, type NewPasswordFieldProps } from './NewPasswordField'

type PasswordInputProps = Pick<NewPasswordFieldProps, 'autoComplete' | 'canGenerate'> & {
  source: string
  label: string
  hint?: string
}

export function PasswordInput({ source, label, hint, ...rest }: PasswordInputProps) {
  const translate = useTranslate()
  const { field, fieldState } = useInput<string>({ source, defaultValue: '' })
  const error = fieldState.error?.message
  return (
    <NewPasswordField
      {...rest}
      name={field.name}
      label={translate(label)}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      required
      error={error !== undefined}
      helperText={error ? <ValidationError error={error} /> : hint && translate(hint)}
    />
  )
}
