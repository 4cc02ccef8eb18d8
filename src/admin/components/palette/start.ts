import { createShared } from '../../startup/shared'

/** Keys pressed before the palette's code had loaded; it handles them first. */
export const early: KeyboardEvent[] = []

/** Whether the palette is open. */
export const palette = createShared(false)
