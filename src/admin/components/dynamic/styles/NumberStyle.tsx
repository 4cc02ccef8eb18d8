import { NumberInput } from 'react-admin'
import type { StyleInputProps } from '../styleInput'

/** A number, whole or not. */
export const NumberStyle = ({ source, label, defaultValue }: StyleInputProps) => (
  <NumberInput {...{ source, label, defaultValue }} step="any" margin="none" helperText={false} />
)
