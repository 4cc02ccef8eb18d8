import { download, toCsv } from '../../list/exporter'
import type { PlanColumn } from '../session/plan'
import { actionOf, errorsOf, type GridRow } from '../session/rows'
import type { Subject } from './useSubject'

const save = async (
  name: string,
  rows: readonly { id: number; cells: readonly string[] }[],
  titles: string[],
) => {
  const columns = titles.map((label, at) => ({
    label,
    value: ({ cells }: { cells: readonly string[] }) => cells[at],
  }))
  download(`${name}.csv`, await toCsv(rows, columns))
}

/** An empty file with a title for each column that can be imported. */
export const saveTemplate = ({ resource, columns, titleOf }: Subject): Promise<void> =>
  save(
    resource,
    [],
    columns.map(({ field }) => titleOf(field)),
  )

/** The rows that were not imported, as they were mended last, with the reason beside each. */
export function saveRefused(
  { resource, titleOf }: Subject,
  rows: readonly GridRow[],
  columns: readonly PlanColumn[],
  say: (key: string, params?: object) => string,
): Promise<void> {
  const titles = new Map(columns.map(({ column, title }) => [column.field, title]))
  const refused = rows
    .filter((row) => actionOf(row) === 'refused')
    .map((row) => {
      const reasons = Object.entries(errorsOf(row, say)).map(([field, sentence]) =>
        field ? `${titles.get(field) ?? titleOf(field)}: ${sentence}` : sentence,
      )
      return { id: row.line, cells: [...columns.map((_, at) => row.cells[at] ?? ''), reasons.join('. ')] }
    })
  return save(`${resource}-loi`, refused, [...titles.values(), say('sheets.report.why')])
}
