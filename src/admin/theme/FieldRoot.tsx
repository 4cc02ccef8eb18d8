import type { ComponentProps } from 'react'

interface FieldRootProps extends ComponentProps<'div'> {
  InputProps?: unknown
  inputProps?: unknown
}

/** The element around a field. react-admin still passes props of earlier editions of MUI, which are no attributes. */
export const FieldRoot = ({ InputProps: _input, inputProps: _html, ...props }: FieldRootProps) => (
  <div {...props} />
)
