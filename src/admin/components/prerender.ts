import { createContext } from 'react'

/** Renders an address ahead of its opening. */
export const PrerenderContext = createContext<(to: string) => void>(() => undefined)

/** Marks what is rendered ahead of its opening: no key reaches it, and nothing in it is what the page shows. */
export const AHEAD = 'data-ahead'
