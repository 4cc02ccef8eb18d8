import { useLayoutEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { type FieldValues, useFormState } from 'react-hook-form'
import { PendingButton } from './PendingButton'
import { useSubmitWith } from './saving'

interface AdvanceButtonProps {
  /** i18n key. */
  label: string
  /** What the form is sent with. */
  values: FieldValues
}

/** The main button of a form that brings its record to the next state: what one came for, beside Save. */
export function AdvanceButton({ label, values }: AdvanceButtonProps) {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  const submit = useSubmitWith()
  const button = useRef<HTMLButtonElement>(null)
  // The next state needs no such button: the focus goes on to Save.
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own && own === document.activeElement)
        own.form?.querySelector<HTMLElement>('button[type=submit][aria-keyshortcuts]')?.focus()
    }
  }, [])
  return (
    <PendingButton
      ref={button}
      type="button"
      variant="contained"
      pending={isSubmitting}
      onClick={() => void submit({ values })}
    >
      {translate(label)}
    </PendingButton>
  )
}
