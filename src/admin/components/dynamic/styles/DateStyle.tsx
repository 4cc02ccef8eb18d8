import { DayInput } from '../../form/DayField'
import type { StyleInputProps } from '../styleInput'

export const DateStyle = ({ source, label, defaultValue }: StyleInputProps) => (
  <DayInput {...{ source, label, defaultValue }} margin="none" />
)
