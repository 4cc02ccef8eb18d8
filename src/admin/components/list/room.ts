/** Breakpoint of each screen: 768, 1024 and 1440. */
export const widths = { tablet: 'sm', desktop: 'md', wide: 'lg' } as const

/** The narrowest screen that shows something: 768, 1024 or 1440. */
export type NarrowestScreen = keyof typeof widths
