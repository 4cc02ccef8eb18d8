/** Keys pressed before the palette's code had loaded; it handles them first. */
export const early: KeyboardEvent[] = []

const listeners = new Set<() => void>()
let isOpen = false

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
