import { FieldTitle, InputHelperText, useInput } from 'react-admin'
import { MomentParts } from './MomentParts'

export function MomentInput({ source, isRequired }: { source: string; isRequired?: boolean }) {
  const { id, field, fieldState } = useInput({ source, defaultValue: '' })
  const { error, invalid } = fieldState
  return (
    <MomentParts
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle source={source} isRequired={isRequired} />}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={invalid && <InputHelperText error={error?.message} />}
    />
  )
}
