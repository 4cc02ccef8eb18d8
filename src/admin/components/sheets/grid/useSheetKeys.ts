import { useTheme } from '@mui/material'
import type { KeyboardEvent } from 'react'

export interface CellPlace {
  row: number
  column: number
}

interface GridKeys {
  active: CellPlace
  rows: number
  columns: number
  page: number
  onMove: (to: CellPlace) => void
  onEdit: () => void
  onClear: () => void
}

/** Keys of a spreadsheet; arrows follow the direction of writing. */
export function useSheetKeys({ active, rows, columns, page, onMove, onEdit, onClear }: GridKeys) {
  const isRtl = useTheme().direction === 'rtl'
  return (event: KeyboardEvent) => {
    const { row, column } = active
    const [lastRow, lastColumn] = [rows - 1, columns - 1]
    const whole = event.ctrlKey || event.metaKey
    const go = (to: Partial<CellPlace>) =>
      onMove({
        row: Math.min(lastRow, Math.max(0, to.row ?? row)),
        column: Math.min(lastColumn, Math.max(0, to.column ?? column)),
      })
    const ahead = isRtl ? -1 : 1
    const keys: Record<string, () => void> = {
      ArrowDown: () => go({ row: row + 1 }),
      ArrowUp: () => go({ row: row - 1 }),
      ArrowRight: () => go({ column: column + ahead }),
      ArrowLeft: () => go({ column: column - ahead }),
      Home: () => go({ column: 0, ...(whole && { row: 0 }) }),
      End: () => go({ column: lastColumn, ...(whole && { row: lastRow }) }),
      PageDown: () => go({ row: row + page }),
      PageUp: () => go({ row: row - page }),
      Enter: onEdit,
      F2: onEdit,
      Delete: onClear,
      Backspace: onClear,
    }
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (!act || event.altKey) return
    event.preventDefault()
    act()
  }
}
