import { type ComponentProps, useLayoutEffect, useRef } from 'react'

interface FieldRootProps extends ComponentProps<'div'> {
  InputProps?: unknown
  inputProps?: unknown
}

/** What is filled in: not the shadows that MUI puts beside it, and of buttons that exclude each other their group. */
const control =
  '[role=combobox], [role=textbox], [role=radiogroup], textarea:not([aria-hidden]), input:not([type=radio], [aria-hidden])'

/**
 * The element around a field. react-admin marks a required one in its label only, by an asterisk that neither eyes
 * (the theme hides it) nor machines are shown: here the field itself is told. It also still passes props of earlier
 * editions of MUI, which are no attributes.
 */
export function FieldRoot({ InputProps: _input, inputProps: _html, ...props }: FieldRootProps) {
  const own = useRef<HTMLDivElement>(null)
  // After each commit: what is filled in may be another element than before.
  useLayoutEffect(() => tellRequired(own.current))
  return <div {...props} ref={own} />
}

function tellRequired(root: HTMLElement | null): void {
  const label = root?.querySelector(':scope > .MuiFormLabel-root')
  if (!root || !label) return
  // The parts of a field, such as day and time, are required with the whole, whose legend says so.
  const whole = root.parentElement?.closest('fieldset')?.querySelector(':scope > .MuiFormLabel-root')
  const isRequired = [label, whole].some((each) => each?.querySelector('[aria-hidden]'))
  for (const field of root.querySelectorAll(control)) {
    if (field.closest('.MuiFormControl-root') !== root) continue
    if (isRequired) field.setAttribute('aria-required', 'true')
    else field.removeAttribute('aria-required')
  }
}
