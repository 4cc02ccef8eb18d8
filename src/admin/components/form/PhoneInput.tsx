import { TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { diallable, normalizePhone } from '../../../domain/phone'

interface PhoneInputProps {
  source: string
  label?: string
  isRequired?: boolean
}

/** Phone number; `+84 912…` becomes the stored form on blur. */
export function PhoneInput({ source, ...props }: PhoneInputProps) {
  const { getValues, setValue } = useFormContext()
  const tidy = () => {
    const typed = String(getValues(source) ?? '')
    const phone = diallable(typed) ?? normalizePhone(typed)
    if (phone !== typed) setValue(source, phone, { shouldDirty: true })
  }
  return (
    <TextInput
      {...props}
      source={source}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      onBlur={tidy}
      helperText={false}
    />
  )
}
