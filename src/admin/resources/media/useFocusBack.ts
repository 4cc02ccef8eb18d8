import { type RefObject, useEffect, useRef } from 'react'

/**
 * Deleting takes away what it was asked from, and the focus with it. After each run the keyboard goes on at
 * the tile that has come in its place.
 */
export function useFocusBack(runs: number): RefObject<HTMLDivElement | null> {
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (runs > 0) grid.current?.querySelector<HTMLElement>('[data-tile][tabindex="0"]')?.focus()
  }, [runs])
  return grid
}
