import { CheckboxGroupInput } from 'react-admin'
import type { StyleInputProps } from '../styleInput'
import { useOptions } from './useOptions'

/** Any of several choices. */
export function CheckboxStyle(props: StyleInputProps) {
  const { source, label, defaultValue } = props
  const choices = useOptions(props)
  return (
    <CheckboxGroupInput
      {...{ source, label, defaultValue, choices }}
      translateChoice={false}
      margin="none"
      helperText={false}
    />
  )
}
