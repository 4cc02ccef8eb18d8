import { createContext } from 'react'

/** Renders an address ahead of its opening. */
export const PrerenderContext = createContext<(to: string) => void>(() => undefined)
