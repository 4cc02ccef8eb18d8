import { TextInput } from 'react-admin'
import { fieldLimits } from '../../../../domain/dynamicFields'
import { DayInput } from '../../form/DayField'
import { FigureInput } from '../../form/FigureInput'
import type { StyleInputProps } from '../styleInput'

const text = { htmlInput: { maxLength: fieldLimits.text } }
const textarea = { htmlInput: { maxLength: fieldLimits.textarea } }

export const TextStyle = ({ source, label, defaultValue }: StyleInputProps) => (
  <TextInput {...{ source, label, defaultValue }} margin="none" helperText={false} slotProps={text} />
)

export const TextareaStyle = ({ source, label, defaultValue }: StyleInputProps) => (
  <TextInput
    {...{ source, label, defaultValue }}
    multiline
    minRows={3}
    maxRows={16}
    margin="none"
    helperText={false}
    slotProps={textarea}
  />
)

export const NumberStyle = ({ source, label, defaultValue }: StyleInputProps) => (
  <FigureInput {...{ source, label, defaultValue }} margin="none" helperText={false} />
)

export const DateStyle = ({ source, label, defaultValue }: StyleInputProps) => (
  <DayInput {...{ source, label, defaultValue }} margin="none" />
)
