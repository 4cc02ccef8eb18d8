import { useLayoutEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { type FieldValues, useFormState } from 'react-hook-form'
import { PendingButton } from './PendingButton'
import { useSubmitWith } from './saving'

interface AdvanceButtonProps {
  label: string
  values: FieldValues
}

/** The main button of a form that moves its record to the next state, beside Save. */
export function AdvanceButton({ label, values }: AdvanceButtonProps) {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  const submit = useSubmitWith()
  const button = useRef<HTMLButtonElement>(null)
  // The next state has no such button: its focus moves to Save.
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
