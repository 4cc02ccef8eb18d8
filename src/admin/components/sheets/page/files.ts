import { byteOrderMark, csvLine } from '../../../../domain/csv'
import { saveBlob } from '../saveBlob'
import type { PlanColumn } from '../session/plan'
import { actionOf, errorsOf, type GridRow } from '../session/rows'
import type { ImportSubject } from './useImportSubject'

const save = (name: string, lines: readonly (readonly string[])[]): void =>
  saveBlob(
    `${name}.csv`,
    new Blob([byteOrderMark, ...lines.map(csvLine)], { type: 'text/csv;charset=utf-8' }),
  )

export const saveTemplate = ({ resource, columns, titleOf }: ImportSubject): void =>
  save(resource, [columns.filter(({ isIdentity }) => !isIdentity).map(({ field }) => titleOf(field))])

/** Downloads the refused rows as last corrected, with reasons. */
export function saveRefused(
  { resource, titleOf }: ImportSubject,
  rows: readonly GridRow[],
  columns: readonly PlanColumn[],
  say: (key: string, params?: object) => string,
): void {
  const titles = new Map(columns.map(({ column, title }) => [column.field, title]))
  const refused = rows
    .filter((row) => actionOf(row) === 'refused')
    .map((row) => {
      const nameOf = (field: string) => titles.get(field) ?? titleOf(field)
      const reasons = Object.entries(errorsOf(row, say, nameOf)).map(([field, sentence]) =>
        field ? `${nameOf(field)}: ${sentence}` : sentence,
      )
      return [...columns.map((_, at) => row.cells[at] ?? ''), reasons.join('. ')]
    })
  save(`${resource}-loi`, [[...titles.values(), say('sheets.report.why')], ...refused])
}
