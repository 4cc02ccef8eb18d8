import { type AnyObject, type ObjectSchema, Schema } from 'yup'
import type { Message } from '../../../../domain/message'
import { shaped } from '../../../../domain/shape'
import { keyOf, type Sheet, type SheetColumn } from '../../../../domain/sheets'
import { validate } from '../../../../domain/validation'
import { named } from '../../named'
import { type Named, readCell } from './cells'
import type { Option } from './words'

/** A column of the grid. */
export interface PlanColumn {
  column: SheetColumn
  title: string
  /** What a choice or reference offers. */
  options: readonly Option[]
  named: Named
}

/** What an import is about: the chosen columns, and the rules of their values. */
export interface Plan {
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
  /** The key as it is stored, to find rows of the file that mean the same record. */
  key: string | undefined
}

/**
 * Reads a row's cells and applies the rules of the form to the fields that it has. What is missing, only the server
 * can tell: a record that exists already has it.
 */
export function readRow(
  { sheet, schema, columns, constants, say }: Plan,
  cells: readonly string[],
): RowReading {
  const defaults = schema.getDefault() as AnyObject
  const wrong: Record<string, string> = {}
  const own: Record<string, unknown> = { ...constants }
  for (const [at, { column, ...each }] of columns.entries()) {
    const reading = readCell(column, cells[at] ?? '', each.named)
    if (reading.is === 'wrong') wrong[column.field] = say(reading.message)
    else if (reading.is === 'value') own[column.field] = reading.value
    else if (reading.is === 'clear') own[column.field] = defaults[column.field] ?? ''
  }
  const data = sheet.derive?.fill(own) ?? own
  const { errors = {} } = validate(schema, data)
  const titles = new Map(columns.map(({ column, title }) => [column.field, title]))
  for (const [path, [message]] of Object.entries(errors)) {
    const field = path.split(/[.[]/)[0] ?? path
    if (message && !wrong[field] && Object.hasOwn(data, field))
      wrong[field] = say(named(message, titles.get(path)))
  }
  const key = keyOf(sheet) ?? ''
  return { data, wrong, key: wrong[key] ? undefined : stored(schema.fields[key], data[key]) }
}

/** A key as its rules store it. */
function stored(rules: unknown, value: unknown): string | undefined {
  if (!(rules instanceof Schema) || typeof value !== 'string') return undefined
  const cast: unknown = rules.cast(shaped(rules, value).value, { assert: false })
  return typeof cast === 'string' && cast ? cast : undefined
}
