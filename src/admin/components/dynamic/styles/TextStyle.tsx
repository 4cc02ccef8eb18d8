import { TextInput } from 'react-admin'
import { fieldLimits } from '../../../../domain/dynamicFields'
import type { StyleInputProps } from '../styleInput'

const html = { htmlInput: { maxLength: fieldLimits.text } }

export const TextStyle = ({ source, label, defaultValue }: StyleInputProps) => (
  <TextInput {...{ source, label, defaultValue }} margin="none" helperText={false} slotProps={html} />
)
