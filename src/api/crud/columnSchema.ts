import type { AnyColumn } from 'drizzle-orm'
import {
  anyValue,
  daySchema,
  flagSchema,
  momentSchema,
  orNull,
  type Schema,
  textSchema,
  wholeSchema,
} from '../http/schema'

const shapeOf = ({ dataType, columnType }: AnyColumn): Schema => {
  if (columnType === 'PgTimestampString') return momentSchema
  if (columnType === 'PgDateString') return daySchema
  if (dataType === 'number') return wholeSchema
  if (dataType === 'boolean') return flagSchema
  return dataType === 'string' ? textSchema : anyValue
}

/** How the values of a column look in an answer. */
export const columnSchema = (column: AnyColumn, shape: Schema = shapeOf(column)): Schema =>
  column.notNull || shape === anyValue ? shape : orNull(shape)
