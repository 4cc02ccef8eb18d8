import { useEffect, useRef } from 'react'
import { watchComposition } from '../../keys/composition'
import { takesLetters } from '../../keys/editable'

const above = '[role=dialog],[role=alertdialog],[role=menu],[role=listbox]'

/** Escape closes the open record; in a field it first leaves the field, so that one press loses no text. */
export function useClosingKey(close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    const composition = watchComposition()
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || composition.holds(event)) return
      if (document.querySelector(above)) return
      if (takesLetters(event.target)) return event.target instanceof HTMLElement && event.target.blur()
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', press)
    window.addEventListener('compositionend', composition.onEnd)
    return () => {
      window.removeEventListener('keydown', press)
      window.removeEventListener('compositionend', composition.onEnd)
    }
  }, [])
}
