import { useLayoutEffect, useRef } from 'react'
import { marked } from '../../keys/marks'

/** Ref of the rows; closing the record returns the focus to its row. */
export function useFocusOnClose(id: string | null) {
  const rows = useRef<HTMLDivElement>(null)
  const last = useRef(id)
  useLayoutEffect(() => {
    const before = last.current
    last.current = id
    if (before === null || id !== null) return
    const link = rows.current?.querySelector<HTMLElement>(marked('open', before))
    link?.focus()
    link?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return rows
}
