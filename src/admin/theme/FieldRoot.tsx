import { type ComponentProps, useLayoutEffect, useRef } from 'react'

interface FieldRootProps extends ComponentProps<'div'> {
  InputProps?: unknown
  inputProps?: unknown
}

/** The controls of a field, without MUI's shadow inputs; for radio buttons their group. */
const control =
  '[role=combobox], [role=textbox], [role=radiogroup], textarea:not([aria-hidden]), input:not([type=radio], [aria-hidden])'

/**
 * Root element of a field. Sets `aria-required` on its controls, since react-admin marks a required field only by an
 * asterisk, which the theme hides. Drops props of earlier MUI editions, which are no attributes.
 */
export function FieldRoot({ InputProps: _input, inputProps: _html, ...props }: FieldRootProps) {
  const own = useRef<HTMLDivElement>(null)
  // After each commit, because another element may be the control now.
  useLayoutEffect(() => tellRequired(own.current))
  return <div {...props} ref={own} />
}

function tellRequired(root: HTMLElement | null): void {
  const label = root?.querySelector(':scope > .MuiFormLabel-root')
  if (!root || !label) return
  // The parts of a field, such as day and time, take this from the legend of the whole.
  const whole = root.parentElement?.closest('fieldset')?.querySelector(':scope > .MuiFormLabel-root')
  const isRequired = [label, whole].some((each) => each?.querySelector('[aria-hidden]'))
  for (const field of root.querySelectorAll(control)) {
    if (field.closest('.MuiFormControl-root') !== root) continue
    if (isRequired) field.setAttribute('aria-required', 'true')
    else field.removeAttribute('aria-required')
  }
}
