import { useEffect } from 'react'

/** CSS variable with the width of what is docked at the end of the window; the page makes room for it. */
const property = '--beside'

export const besideWidth = `var(${property}, 0px)`

export function useBeside(width: string): void {
  useEffect(() => {
    document.documentElement.style.setProperty(property, width)
    return () => void document.documentElement.style.removeProperty(property)
  }, [width])
}
