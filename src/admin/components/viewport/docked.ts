import { useEffect, useSyncExternalStore } from 'react'

/** CSS variable with the width of what is docked at the end of the window; the page makes room for it. */
const property = '--docked'

export const dockedWidth = `var(${property}, 0px)`

let isDocked = false
const listeners = new Set<() => void>()

function dock(width: string | null): void {
  const { style } = document.documentElement
  if (width === null) style.removeProperty(property)
  else style.setProperty(property, width)
  isDocked = width !== null
  for (const tell of listeners) tell()
}

export function useDock(width: string): void {
  useEffect(() => {
    dock(width)
    return () => dock(null)
  }, [width])
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Whether something stands beside the page, which then has half of its room. */
export const useIsDocked = (): boolean => useSyncExternalStore(subscribe, () => isDocked)
