/** Breakpoints at 768, 1024 and 1440 px. */
export const widths = { tablet: 'sm', desktop: 'md', wide: 'lg' } as const

export type NarrowestScreen = keyof typeof widths
