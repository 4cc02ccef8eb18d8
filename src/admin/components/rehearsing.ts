import { createContext } from 'react'

/** Renders an address ahead of its opening, unless one of the same part has been. */
export const RehearsalContext = createContext<(part: string, to: string) => void>(() => undefined)
