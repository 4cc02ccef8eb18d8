import { createContext } from 'react'

/** Called when an action's dialog has closed; closes the menu that the action stands in. */
export const EndActions = createContext<() => void>(() => undefined)
