import { named } from '../../../../domain/fieldNames'
import type { Message } from '../../../../domain/message'
import type { ImportResult } from '../../../../domain/sheets/importSchema'
import type { FileRow } from '../../../../domain/sheets/layouts/layout'
import type { RowReading } from './plan'

/** A row of the grid; immutable, so that renders can compare it. */
export interface GridRow extends FileRow, Partial<RowReading> {
  /** Columns whose cells are formulas without a result. */
  blanks?: readonly number[]
  /** Number of an earlier row with the same key. */
  twin?: number
  /** Result of the dry run. */
  seen?: ImportResult
  done?: ImportResult
}

/** `pending` until known. */
export type ImportRowAction = ImportResult['action'] | 'pending'

/** In the order of the filters: errors first. */
export const rowActions = [
  'refused',
  'create',
  'update',
  'same',
  'pending',
] as const satisfies ImportRowAction[]

const hasAny = (record: object | undefined): boolean => Object.keys(record ?? {}).length > 0

export function actionOf({ done, wrong, twin, seen, refused }: GridRow): ImportRowAction {
  if (done) return done.action
  if (hasAny(wrong) || refused || twin !== undefined) return 'refused'
  return seen?.action ?? 'pending'
}

/** Errors of a row by field; those of the whole row under `''`. */
export function errorsOf(
  row: GridRow,
  say: (key: string, params?: object) => string,
  titleOf: (field: string) => string,
): Record<string, string> {
  const { wrong, twin, done, seen } = row
  const told = done ?? seen
  const found: Record<string, string> = {}
  if (told?.action === 'refused') {
    for (const [path, [sentence]] of Object.entries(told.errors)) {
      const field = path.split(/[.[]/)[0] ?? path
      const { key, params } = named({ key: 'validation.required' }, titleOf(path))
      found[field] ??= told.missing.includes(path) ? say(key, params) : (sentence ?? '')
    }
    if (!hasAny(found)) found[''] = told.message ?? ''
  }
  if (row.refused && !done) found[''] = say(row.refused.key, row.refused.params)
  else if (twin !== undefined && !done) found[''] = say('sheets.wrong.twin', { line: twin })
  return { ...found, ...(!done && wrong) }
}

export const notesOf = ({ told, done, seen }: GridRow): Message[] => [
  ...(told ? [told] : []),
  ...((done ?? seen)?.notes ?? []),
]

/** Marks rows whose key an earlier one has; unchanged rows stay the same objects. */
export function withTwins(rows: readonly GridRow[]): GridRow[] {
  const first = new Map<string, number>()
  return rows.map((row) => {
    const twin = row.key === undefined ? undefined : first.get(row.key)
    if (row.key !== undefined && twin === undefined) first.set(row.key, row.line)
    return twin === row.twin ? row : { ...row, twin }
  })
}

export type Counts = Record<ImportRowAction, number>

export function countRows(rows: readonly GridRow[]): Counts {
  const counts: Counts = { create: 0, update: 0, same: 0, refused: 0, pending: 0 }
  for (const row of rows) counts[actionOf(row)]++
  return counts
}

/** Limits of a request, well within the API's. */
const limits = { rows: 200, characters: 500_000, values: 8_000 }

/** As many of the listed rows from `from` on as fit one request. */
export function chunkFrom(rows: readonly GridRow[], list: readonly number[], from: number): number[] {
  const chunk: number[] = []
  let [characters, values] = [0, 0]
  for (const at of list.slice(from, from + limits.rows)) {
    const row = rows[at]
    characters += row?.cells.reduce((sum, cell) => sum + cell.length, 0) ?? 0
    values += 4 + Object.values(row?.data ?? {}).flat().length
    if (chunk.length && (characters > limits.characters || values > limits.values)) break
    chunk.push(at)
  }
  return chunk
}
