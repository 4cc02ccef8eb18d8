/** Keys that were pressed before the code of the palette had loaded; it handles them first. */
export const early: KeyboardEvent[] = []

const listeners = new Set<() => void>()
let isOpen = false

/** Whether the palette is open. */
export const palette = {
  isOpen: () => isOpen,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  show: (wanted: boolean) => {
    isOpen = wanted
    for (const listener of listeners) listener()
  },
}
