import { useCallback, useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { marked } from '../../keys/marks'

const wrong = '[aria-invalid=true], .MuiFormHelperText-root.Mui-error'
const usable =
  'input:not([hidden], [aria-hidden=true]), textarea, button:not(:disabled, [tabindex="-1"]), [role=combobox]'

export function firstWrong(form: Element): HTMLElement | null {
  for (const mark of form.querySelectorAll<HTMLElement>(wrong)) {
    // A select hides the input that has `aria-invalid`.
    if (mark.matches(usable) || mark.isContentEditable) return mark
    const field = mark.closest(
      `.MuiInputBase-root, [role=group], fieldset, .MuiFormControl-root, ${marked('field')}`,
    )
    const found = field?.querySelector<HTMLElement>(usable)
    if (found) return found
  }
  return null
}

/** Focuses the first invalid field after each failed save; returns the number of errors. */
export function useFirstWrong() {
  const { errors, submitCount } = useFormState()
  const anchor = useRef<HTMLElement>(null)
  const count = countOf(errors)
  const hasErrors = useRef(false)
  hasErrors.current = count > 0
  const go = useCallback(() => {
    const form = anchor.current?.closest('form')
    if (form) firstWrong(form)?.focus()
  }, [])
  useEffect(() => {
    if (submitCount > 0 && hasErrors.current) go()
  }, [submitCount, go])
  return { anchor, count: submitCount > 0 ? count : 0, go }
}

function countOf(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0
  if ('message' in errors && typeof errors.message === 'string') return 1
  return Object.entries(errors).reduce((sum, [name, each]) => sum + (name === 'ref' ? 0 : countOf(each)), 0)
}
