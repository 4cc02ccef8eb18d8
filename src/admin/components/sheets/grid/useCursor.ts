import { type RefObject, useCallback, useState } from 'react'
import type { AfterEdit } from './CellEditor'
import type { CellPlace } from './useSheetKeys'

interface Bounds {
  box: RefObject<HTMLDivElement | null>
  rows: number
  columns: number
  isLocked: boolean
  onEdit: (at: number, column: number, text: string) => void
}

const steps: Record<AfterEdit, CellPlace> = {
  down: { row: 1, column: 0 },
  next: { row: 0, column: 1 },
  previous: { row: 0, column: -1 },
  stay: { row: 0, column: 0 },
}

/** Active cell of a grid and its edit state; after an edit the grid takes the focus. */
export function useCursor({ box, rows, columns, isLocked, onEdit }: Bounds) {
  const [place, setPlace] = useState<CellPlace>({ row: 0, column: 0 })
  const [isEditing, setEditing] = useState(false)
  const within = useCallback(
    ({ row, column }: CellPlace): CellPlace => ({
      row: Math.max(0, Math.min(rows - 1, row)),
      column: Math.max(0, Math.min(columns - 1, column)),
    }),
    [rows, columns],
  )
  const focus = useCallback(() => box.current?.focus({ preventScroll: true }), [box])
  const press = useCallback((row: number, column: number) => {
    setEditing(false)
    setPlace({ row, column })
  }, [])
  const edit = useCallback(
    (row: number, column: number) => {
      setPlace({ row, column })
      setEditing(!isLocked)
    },
    [isLocked],
  )
  const cancel = useCallback(() => {
    setEditing(false)
    focus()
  }, [focus])
  const commit = useCallback(
    (at: number, column: number, text: string, move: AfterEdit) => {
      setEditing(false)
      onEdit(at, column, text)
      // The user has clicked elsewhere: the focus stays there.
      if (move === 'stay') return
      focus()
      setPlace(({ row }) => within({ row: row + steps[move].row, column: column + steps[move].column }))
    },
    [onEdit, focus, within],
  )
  return { active: within(place), isEditing, press, edit, cancel, commit, focus }
}
