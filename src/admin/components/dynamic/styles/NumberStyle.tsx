import { FigureInput } from '../../form/FigureInput'
import type { StyleInputProps } from '../styleInput'

/** A number, whole or not. */
export const NumberStyle = ({ source, label, defaultValue }: StyleInputProps) => (
  <FigureInput {...{ source, label, defaultValue }} margin="none" helperText={false} />
)
