import { FigureInput } from '../../form/FigureInput'
import type { StyleInputProps } from '../styleInput'

export const NumberStyle = ({ source, label, defaultValue }: StyleInputProps) => (
  <FigureInput {...{ source, label, defaultValue }} margin="none" helperText={false} />
)
