import { TextInput } from 'react-admin'
import { fieldLimits } from '../../../../domain/dynamicFields'
import type { StyleInputProps } from '../styleInput'

const html = { htmlInput: { maxLength: fieldLimits.textarea } }

export const TextareaStyle = ({ source, label, defaultValue }: StyleInputProps) => (
  <TextInput
    {...{ source, label, defaultValue }}
    multiline
    minRows={3}
    maxRows={16}
    margin="none"
    helperText={false}
    slotProps={html}
  />
)
