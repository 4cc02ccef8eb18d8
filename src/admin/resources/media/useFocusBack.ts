import { type RefObject, useEffect, useRef } from 'react'

/** Deleting removes the focused element. After each run the focus moves to the tile that took its place. */
export function useFocusBack(runs: number): RefObject<HTMLDivElement | null> {
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (runs > 0) grid.current?.querySelector<HTMLElement>('[data-tile][tabindex="0"]')?.focus()
  }, [runs])
  return grid
}
