import { type RefObject, useEffect, useRef } from 'react'
import { firstWrong } from './useFirstWrong'

/** Asked of a form before it is saved or left; whoever prevents it holds the form back. */
const asking = 'nep:hold'

/** Whether a form holds what is in none of its values, such as a typed amount that could not be read. */
export const isHeld = (form: Element | null | undefined): boolean =>
  !!form && !form.dispatchEvent(new Event(asking, { cancelable: true }))

/**
 * Keeps the form around `frame` from being saved while `holds` says so: what is typed there would be lost. The focus
 * goes to what has to be mended.
 */
export function useHold(frame: RefObject<HTMLElement | null>, holds: () => boolean): void {
  const latest = useRef(holds)
  latest.current = holds
  useEffect(() => {
    const form = frame.current?.closest('form')
    const answer = (event: Event) => latest.current() && event.preventDefault()
    const refuse = (event: Event) => {
      if (!latest.current()) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (frame.current) firstWrong(frame.current)?.focus()
    }
    form?.addEventListener(asking, answer)
    form?.addEventListener('submit', refuse, true)
    return () => {
      form?.removeEventListener(asking, answer)
      form?.removeEventListener('submit', refuse, true)
    }
  }, [frame])
}
