import {
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { commitFocused } from './commit'
import { givesBack } from './leftOver'
import { firstWrong } from './useFirstWrong'

/** Asked of a form before it is saved or left; whoever prevents it holds the form back. */
const asking = 'nep:hold'

/**
 * Whether a form holds what is in none of its values, such as a typed amount that could not be read.
 * @param isSaving it was to be saved: what holds it back is told beside it
 */
export const isHeld = (form: Element | null | undefined, isSaving = false): boolean =>
  (isSaving && givesBack(form)) ||
  (!!form && !form.dispatchEvent(new CustomEvent(asking, { cancelable: true, detail: isSaving })))

/** Before a form is saved by other ways than its own submission: what has the focus is committed, what holds it is told. */
export function isReadyToSave(form: HTMLFormElement | null): boolean {
  if (!commitFocused() || givesBack(form)) return false
  if (!isHeld(form, true)) return true
  if (form) firstWrong(form)?.focus()
  return false
}

/** Who holds the form around: its state says so as it says of changes. */
export interface Holders {
  put: (id: string, holds: boolean) => void
  subscribe: (listener: () => void) => () => void
  hold: () => boolean
}

export function makeHolders(): Holders {
  const ids = new Set<string>()
  const listeners = new Set<() => void>()
  return {
    put(id, holds) {
      const before = ids.size
      if (holds) ids.add(id)
      else ids.delete(id)
      if (before > 0 !== ids.size > 0) for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    hold: () => ids.size > 0,
  }
}

const nobody = makeHolders()

export const HoldersContext = createContext(nobody)

/** Whether something is typed in the form around that none of its values has. */
export function useIsHeld(): boolean {
  const { subscribe, hold } = useContext(HoldersContext)
  return useSyncExternalStore(subscribe, hold)
}

/**
 * Keeps the form around `frame` from being saved while it holds what is in none of its values: what is typed there would
 * be lost. The focus goes to what has to be mended.
 * @param onRefused a save was held back: what is wrong is told now
 */
export function useHold(frame: RefObject<HTMLElement | null>, holds: boolean, onRefused?: () => void): void {
  const id = useId()
  const { put } = useContext(HoldersContext)
  const latest = useRef({ holds, onRefused })
  latest.current = { holds, onRefused }
  useEffect(() => {
    put(id, holds)
    return () => put(id, false)
  }, [put, id, holds])
  useEffect(() => {
    const form = frame.current?.closest('form')
    const tell = () => flushSync(() => latest.current.onRefused?.())
    const answer = (event: Event) => {
      if (!latest.current.holds) return
      event.preventDefault()
      if (event instanceof CustomEvent && event.detail) tell()
    }
    const refuse = (event: Event) => {
      if (!latest.current.holds) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // Whoever else holds it tells that, too; the first of all is mended first.
      isHeld(form, true)
      if (form) firstWrong(form)?.focus()
    }
    form?.addEventListener(asking, answer)
    form?.addEventListener('submit', refuse, true)
    return () => {
      form?.removeEventListener(asking, answer)
      form?.removeEventListener('submit', refuse, true)
    }
  }, [frame])
}
