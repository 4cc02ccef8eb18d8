import { TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { growing } from '../form/growing'

interface CountedInputProps {
  source: string
  label?: string
  /** Number of characters that search engines show. */
  max: number
  isRequired?: boolean
  isLong?: boolean
}

export function CountedInput({ source, label, max, isRequired, isLong }: CountedInputProps) {
  const translate = useTranslate()
  const value: unknown = useWatch({ name: source })
  const count = [...String(value ?? '')].length
  const hint = translate('parts.seo.length', { count, max })
  return (
    <TextInput
      source={source}
      label={label}
      isRequired={isRequired}
      helperText={count > max ? `${hint} · ${translate('parts.seo.too_long')}` : hint}
      {...(isLong && { multiline: true, minRows: 2 })}
      slotProps={{
        ...(isLong && growing(2, 20)),
        ...(count > max && { formHelperText: { sx: { color: 'status.warn' } } }),
      }}
    />
  )
}
