import { type AnyObject, type ObjectSchema, Schema } from 'yup'
import { named } from '../../../../domain/fieldNames'
import type { Message } from '../../../../domain/message'
import { shaped } from '../../../../domain/shape'
import { comparedKey, type Sheet, type SheetColumn, sheetKeysOf } from '../../../../domain/sheets'
import { validate } from '../../../../domain/validation'
import { type NameLookup, type Reading, readCell } from './cells'
import type { CellOption } from './words'

/** A column of the grid. */
export interface PlanColumn {
  column: SheetColumn
  title: string
  /** The letter that a spreadsheet shows for it; none where the file lacks it. */
  letter?: string
  /** What a choice or reference offers. */
  options: readonly CellOption[]
  named: NameLookup
}

/** What an import is about: the chosen columns, and the rules of their values. */
export interface SheetPlan {
  sheet: Sheet
  schema: ObjectSchema<AnyObject>
  columns: readonly PlanColumn[]
  /** Fields that every row shares, such as the type of articles. */
  constants: Readonly<Record<string, unknown>>
  say: (message: Message) => string
}

export interface RowReading {
  data: Record<string, unknown>
  /** What is wrong, by field, in words. */
  wrong: Record<string, string>
  /** What recognises it, as it is stored: rows of the file that have the same mean the same record. */
  key: string | undefined
}

/** A record that is made on the way: the names from the top of its tree to it. */
export interface Made {
  make: string[]
}

/** Whether a value is a record that is made on the way, or a list with one. */
const isMade = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isMade) : typeof value === 'object' && value !== null && 'make' in value

/**
 * Reads a row's cells and applies the rules of the form to the fields that it has. What is missing, only the server
 * can tell: a record that exists already has it.
 * @param line the row's number in the file
 * @param blanks columns whose cells are formulas that nobody has worked out
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
  // What is made on the way has no id yet.
  const known = Object.fromEntries(Object.entries(filled).filter(([, value]) => !isMade(value)))
  const { errors = {} } = validate(schema, known)
  const titles = new Map(columns.map(({ column, title }) => [column.field, title]))
  for (const [path, [message]] of Object.entries(errors)) {
    const field = path.split(/[.[]/)[0] ?? path
    if (message && !wrong[field] && Object.hasOwn(known, field))
      wrong[field] = say(named(message, titles.get(path)))
  }
  return { data, wrong, key: keyOf(sheet, schema, filled, wrong) }
}

/** The strongest key of a row. */
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

/** A key as its rules store it. */
function stored(rules: unknown, value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (!(rules instanceof Schema) || typeof value !== 'string') return undefined
  const cast: unknown = rules.cast(shaped(rules, value).value, { assert: false })
  return typeof cast === 'string' && cast ? cast : undefined
}
