import { type RefObject, useEffect, useRef } from 'react'

/** Puts the cursor into the first field of the form that this element begins, where that is wanted. */
export function useFirstInput(isWanted: boolean): RefObject<HTMLSpanElement | null> {
  const start = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!isWanted) return
    const fields = start.current?.closest('form')?.querySelectorAll('input, textarea')
    const first = [...(fields ?? [])].find(
      (field) =>
        field instanceof HTMLElement && !field.closest('[hidden], [aria-hidden=true]') && isTyped(field),
    )
    if (first instanceof HTMLElement) first.focus()
  }, [isWanted])
  return start
}

const isTyped = (field: HTMLElement): boolean =>
  !(field instanceof HTMLInputElement) || !['hidden', 'checkbox', 'radio', 'file'].includes(field.type)
