import { useLayoutEffect } from 'react'

/** Tells the page that a phone shows one item, without the head and the list. */
export function useAlone(isAlone: boolean, onAlone: (isAlone: boolean) => void): void {
  useLayoutEffect(() => {
    onAlone(isAlone)
    return () => onAlone(false)
  }, [isAlone, onAlone])
}
