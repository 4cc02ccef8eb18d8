import { createContext } from 'react'

/** Renders an address ahead of its opening, with the state that its link gives it. */
export const PrerenderContext = createContext<(to: string, state?: unknown) => void>(() => undefined)

/** Marks what is rendered ahead of its opening: no key reaches it, and nothing in it is what the page shows. */
export const AHEAD = 'data-ahead'
