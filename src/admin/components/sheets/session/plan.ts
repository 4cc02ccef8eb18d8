import { type AnyObject, type ObjectSchema, Schema } from 'yup'
import { named } from '../../../../domain/fieldNames'
import type { Message } from '../../../../domain/message'
import { shaped } from '../../../../domain/shape'
import { comparedKey, type Sheet, type SheetColumn, sheetKeysOf } from '../../../../domain/sheets'
import { validate } from '../../../../domain/validation'
import { type NameLookup, type Reading, readCell } from './cells'
import type { CellOption } from './words'

export interface PlanColumn {
  column: SheetColumn
  title: string
  /** Column letter in the spreadsheet; none if the file lacks the column. */
  letter?: string
  options: readonly CellOption[]
  named: NameLookup
}

export interface SheetPlan {
  sheet: Sheet
  schema: ObjectSchema<AnyObject>
  columns: readonly PlanColumn[]
  /** Fields that all rows share, such as the type of posts. */
  constants: Readonly<Record<string, unknown>>
  say: (message: Message) => string
}

export interface RowReading {
  data: Record<string, unknown>
  wrong: Record<string, string>
  /** The stored form of the identifying value: rows with the same key mean the same record. */
  key: string | undefined
}

/** A record to create: the names on its path from the top of the tree. */
export interface Made {
  make: string[]
}

const isMade = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isMade) : typeof value === 'object' && value !== null && 'make' in value

/**
 * Validates only the fields that a row has: existing records may have the others, which only the server knows.
 * @param blanks columns whose cells are formulas without a result
 */
export function readRow(
  { sheet, schema, columns, constants, say }: SheetPlan,
  cells: readonly string[],
  line = 0,
  blanks: readonly number[] = [],
): RowReading {
  const defaults = schema.getDefault() as AnyObject
  const wrong: Record<string, string> = {}
  const data: Record<string, unknown> = { ...constants }
  for (const [at, { column, letter, ...each }] of columns.entries()) {
    const reading: Reading = blanks.includes(at)
      ? { is: 'wrong', message: { key: 'sheets.wrong.formula' } }
      : readCell(column, cells[at] ?? '', each.named)
    if (reading.is === 'wrong') {
      const { key, params } = reading.message
      wrong[column.field] = say({ key, params: { ...params, cell: letter ? `${letter}${line}` : '' } })
    } else if (reading.is === 'value') data[column.field] = reading.value
    else if (reading.is === 'clear') data[column.field] = defaults[column.field] ?? ''
  }
  const filled = sheet.derive?.fill(data) ?? data
  // A record to create has no id yet.
  const known = Object.fromEntries(Object.entries(filled).filter(([, value]) => !isMade(value)))
  const { errors = {} } = validate(schema, known)
  const titles = new Map(columns.map(({ column, title }) => [column.field, title]))
  for (const [path, [message]] of Object.entries(errors)) {
    const field = path.split(/[.[]/)[0] ?? path
    if (message && !wrong[field] && Object.hasOwn(known, field))
      wrong[field] = say(named(message, titles.get(path)))
  }
  // Rows that only become new records stand each for itself.
  return { data, wrong, key: sheet.only === 'new' ? undefined : keyOf(sheet, schema, filled, wrong) }
}

function keyOf(
  sheet: Sheet,
  schema: ObjectSchema<AnyObject>,
  row: Record<string, unknown>,
  wrong: Record<string, string>,
): string | undefined {
  for (const field of sheetKeysOf(sheet)) {
    const key = wrong[field] ? undefined : stored(schema.fields[field], row[field])
    if (key) return `${field}:${comparedKey(sheet, field, key)}`
  }
  return undefined
}

function stored(rules: unknown, value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (!(rules instanceof Schema) || typeof value !== 'string') return undefined
  const cast: unknown = rules.cast(shaped(rules, value).value, { assert: false })
  return typeof cast === 'string' && cast ? cast : undefined
}
