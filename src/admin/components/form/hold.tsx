import {
  createContext,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { createShared, type Shared, useShared } from '../../startup/shared'
import { commitFocused } from './commit'
import { givesBack } from './leftOver'
import { firstWrong } from './useFirstWrong'

/** Registry of inputs that block a save, because their text is in no value of the form. */
export interface Holds {
  /** Registers a blocking input and the function that shows its error; returns the cleanup. */
  add: (id: string, tell: () => void) => () => void
  isHeld: Shared<boolean>
  /** Shows all errors; returns whether any input blocks. */
  refuse: () => boolean
}

export function createHolds(): Holds {
  const held = new Map<string, () => void>()
  const isHeld = createShared(false)
  const note = () => isHeld.set(held.size > 0)
  return {
    add(id, tell) {
      held.set(id, tell)
      note()
      return () => {
        held.delete(id)
        note()
      }
    },
    isHeld,
    refuse() {
      flushSync(() => {
        for (const tell of held.values()) tell()
      })
      return held.size > 0
    },
  }
}

export const HoldsContext = createContext<Holds>(createHolds())

export const useIsHeld = (): boolean => useShared(useContext(HoldsContext).isHeld)

/** Blocks saves of the form while an input's text is in none of its values; then `onRefused` shows the error. */
export function useHold(holds: boolean, onRefused?: () => void): void {
  const id = useId()
  const { add } = useContext(HoldsContext)
  const latest = useRef(onRefused)
  latest.current = onRefused
  useLayoutEffect(() => {
    if (holds) return add(id, () => latest.current?.())
  }, [add, id, holds])
}

/** For saves other than a submit: commits the focused input, shows errors, returns whether to save. */
export function isReadyToSave(form: HTMLFormElement | null, holds: Holds): boolean {
  if (!commitFocused() || givesBack(form)) return false
  if (!holds.refuse()) return true
  if (form) firstWrong(form)?.focus()
  return false
}

interface HeldFormProps {
  ref?: RefObject<HTMLFormElement | null>
  holds?: Holds
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

export function HeldForm({ ref, holds: given, onSubmit, children }: HeldFormProps) {
  const [own] = useState(createHolds)
  const holds = given ?? own
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A submit that bubbles from a dialog's form was prevented there, so it must not show this form's errors.
    if (event.defaultPrevented || !holds.refuse()) return onSubmit(event)
    event.preventDefault()
    event.stopPropagation()
    firstWrong(event.currentTarget)?.focus()
  }
  return (
    <HoldsContext value={holds}>
      <form ref={ref} onSubmit={submit} noValidate>
        {children}
      </form>
    </HoldsContext>
  )
}
