import { type RefObject, useEffect, useRef } from 'react'
import { marked } from '../../keys/marks'

/** Where a form begins, if that is not its first field. */
const begun = `${marked('begin')} :is(input, textarea)`
const fields = 'input, textarea, [role=combobox], [contenteditable=true]'
const untyped = ['hidden', 'checkbox', 'radio', 'file']

/** How long fields whose code is on its way are waited for, in ms. */
const timeout = 5_000

/**
 * Puts the cursor into the first field of the form that this element begins. On a touch screen, where a keyboard would
 * cover what there is to read, only where that is wanted anyway.
 */
export function useFirstInput(isWanted: boolean): RefObject<HTMLSpanElement | null> {
  const start = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = start.current?.closest('form')
    if (!form || (!isWanted && window.matchMedia?.('(pointer: coarse)').matches)) return
    const go = (): boolean => {
      // Whoever is somewhere in it already, or in a dialog above it, stays there.
      if (document.querySelector('[role=dialog] :focus') || form.contains(document.activeElement)) return true
      const first = firstField(form)
      first?.focus()
      return first !== undefined
    }
    if (go()) return
    const observer = new MutationObserver(() => go() && observer.disconnect())
    observer.observe(form, { childList: true, subtree: true })
    const timer = setTimeout(() => observer.disconnect(), timeout)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [isWanted])
  return start
}

const firstField = (form: Element): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLElement>(begun), ...form.querySelectorAll<HTMLElement>(fields)].find(
    (field) =>
      !field.closest('[hidden], [aria-hidden=true]') &&
      !field.matches(':disabled, [readonly]') &&
      !(field instanceof HTMLInputElement && untyped.includes(field.type)),
  )
