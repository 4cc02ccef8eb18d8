import type { PlanColumn } from '../session/plan'
import { errorsOf, type GridRow } from '../session/rows'
import type { CellPlace } from './useSheetKeys'

/** The next cell with an error, wrapping around; an error of a whole row counts for its first cell. */
export function nextError(
  rows: readonly GridRow[],
  shown: readonly number[],
  columns: readonly PlanColumn[],
  { row: currentRow, column: currentColumn }: CellPlace,
): CellPlace | undefined {
  const wrongIn = (at: number): number[] => {
    const row = rows[at]
    const errors = row ? errorsOf(row, String, String) : {}
    if (Object.keys(errors).length === 0) return []
    const wrong = [...columns.keys()].filter(
      (column) => errors[columns[column]?.column.field ?? ''] !== undefined,
    )
    return wrong.length ? wrong : [0]
  }
  for (let step = 0; step <= shown.length; step++) {
    const row = (currentRow + step) % shown.length
    const wrong = wrongIn(shown[row] ?? -1)
    const column = wrong.find((each) => step > 0 || each > currentColumn)
    if (column !== undefined) return { row, column }
  }
  return undefined
}
