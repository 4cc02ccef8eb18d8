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

/** What holds a form back from being saved: something typed in it that is in none of its values. */
export interface Holds {
  /** Names what holds it and how that is told; returns the end of it. */
  add: (id: string, tell: () => void) => () => void
  isHeld: Shared<boolean>
  /** A save is held back: all that holds it is told. Answers whether anything did. */
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

/** Whether something is typed in the form around that none of its values has. */
export const useIsHeld = (): boolean => useShared(useContext(HoldsContext).isHeld)

/**
 * Keeps the form around from being saved while it holds what is in none of its values: what is typed there would be lost.
 * The focus goes to what has to be mended.
 * @param onRefused a save was held back: what is wrong is told now
 */
export function useHold(holds: boolean, onRefused?: () => void): void {
  const id = useId()
  const { add } = useContext(HoldsContext)
  const latest = useRef(onRefused)
  latest.current = onRefused
  useLayoutEffect(() => {
    if (holds) return add(id, () => latest.current?.())
  }, [add, id, holds])
}

/** Before a form is saved by other ways than its own submission: what has the focus is committed, what holds it is told. */
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

/** A form that is not sent as long as something holds it. */
export function HeldForm({ ref, holds: given, onSubmit, children }: HeldFormProps) {
  const [own] = useState(createHolds)
  const holds = given ?? own
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // That of a dialog in front of it is not its own.
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
