import { SelectInput } from 'react-admin'
import type { StyleInputProps } from '../styleInput'
import { useOptions } from './useOptions'

/** One of several choices, folded. */
export function SelectboxStyle(props: StyleInputProps) {
  const { source, label, defaultValue } = props
  const choices = useOptions(props)
  return (
    <SelectInput
      {...{ source, label, defaultValue, choices }}
      translateChoice={false}
      emptyText="dynamic.not_chosen"
      margin="none"
      helperText={false}
    />
  )
}
