import { type RefObject, useEffect, useRef } from 'react'
import { marked } from '../../keys/marks'

/** Marks the field that takes the focus in place of the first. */
const begun = `${marked('begin')} :is(input, textarea)`
const fields = 'input, textarea, [role=combobox], [contenteditable=true]'
const untyped = ['hidden', 'checkbox', 'radio', 'file']

/** Milliseconds to wait for fields whose code is loading. */
const timeout = 5_000

/** Focuses the first field of the form that starts at the ref; on touch only if `isWanted`, as a keyboard opens. */
export function useFirstInput(isWanted: boolean): RefObject<HTMLSpanElement | null> {
  const start = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = start.current?.closest('form')
    if (!form || (!isWanted && window.matchMedia?.('(pointer: coarse)').matches)) return
    const go = (): boolean => {
      // A focus inside the form or in a dialog above stays.
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
