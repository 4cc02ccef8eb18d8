import { createContext } from 'react'

/** Called when an action's dialog has closed: where the action stands in a menu, the menu closes too. */
export const EndActions = createContext<() => void>(() => undefined)
