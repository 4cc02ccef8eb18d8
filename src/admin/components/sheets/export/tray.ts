let isWanted = false
const listeners = new Set<() => void>()

/** Whether anything was exported since the page loaded; only then the layout loads the tray. */
export const tray = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isWanted: (): boolean => isWanted,
  want(): void {
    isWanted = true
    for (const listener of listeners) listener()
  },
}
