import { createContext } from 'react'

/** Renders an address ahead of its opening, with the history state of its link. */
export const PrerenderContext = createContext<(to: string, state?: unknown) => void>(() => undefined)

/** Marks a screen that is rendered ahead; keys and searches for the heading skip it. */
export const AHEAD = 'data-ahead'
