import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { dayOf } from '../../domain/businessTime'
import { cleanLine } from '../../domain/cleanText'
import { isDay, momentIn } from '../../domain/days'
import { fold } from '../../domain/fold'
import { invalid } from '../http/errors'

export const operators = ['=', '!=', 'in', '>=', '<=', 'like'] as const
export type Operator = (typeof operators)[number]

/** A value that follows from a row and the moment at which it is asked for. */
export type ByClock = (now: SQL) => SQL

/** The moment of the call, in statements that are compiled once. */
export const askedAt: SQL = sql`${sql.placeholder('now')}::timestamptz`

/** A moment, in a statement that is run once. */
export const momentSql = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`

/** A field that `search=` may name: how its values are parsed, and which operators it supports. */
export interface Field {
  /** SQL type that values are cast to. */
  type: 'int' | 'bigint' | 'text' | 'boolean' | 'timestamptz' | 'date'
  column: AnyColumn
  operators: readonly Operator[]
  /** Column of folded text with a leading space and a trigram index; `like` searches it. */
  folded?: AnyColumn | SQL
  /** Normalises a value to the form that is stored. */
  normalize?: (raw: string) => string
  /** This field as the trigram index has it beside the text: rows with the words in it are found without the table. */
  besideText?: SQL
  /** An index with this field first has the text in it, so that rows are searched on the way without the table. */
  leadsText?: boolean
  /** What the field is at a moment, where that depends on the clock; conditions look at this instead of the column. */
  byClock?: ByClock
  /** A list of texts: `=` asks whether it has one. */
  isList?: boolean
  /** Rows with one value of it are few, and counted over its index whenever they are asked for. */
  isNarrow?: boolean
  /** Further columns that a fact looks at. */
  reads?: readonly AnyColumn[]
  /** Turns a condition on the column into one on the listed table: of a column of another table, or with more to it. */
  within?: (condition: SQL) => SQL
}

export const numberField = (column: AnyColumn): Field => ({
  type: 'int',
  column,
  operators: ['=', '!=', 'in', '>=', '<='],
})
/** Amounts may be larger than ids. */
export const moneyField = (column: AnyColumn): Field => ({ ...numberField(column), type: 'bigint' })
export const choiceField = (column: AnyColumn): Field => ({
  type: 'text',
  column,
  operators: ['=', '!=', 'in'],
})
export const flagField = (column: AnyColumn): Field => ({ type: 'boolean', column, operators: ['=', '!='] })
export const momentField = (column: AnyColumn): Field => ({
  type: 'timestamptz',
  column,
  operators: ['>=', '<='],
})
/** A day of the calendar, which no time zone moves. */
export const dayField = (column: AnyColumn): Field => ({ type: 'date', column, operators: ['=', '>=', '<='] })
export const foldedField = (column: AnyColumn, folded: AnyColumn): Field => ({
  type: 'text',
  column,
  operators: ['=', 'in', 'like'],
  folded,
})

export const listField = (column: AnyColumn): Field => ({
  type: 'text',
  column,
  operators: ['='],
  isList: true,
})

/** A field that is indexed behind a column which names one of a few rows: it is looked for under each of them. */
export const behind = (column: AnyColumn, few: SQL, field: Field): Field => ({
  ...field,
  reads: [column, field.column],
  within: (condition) => sql`(${column} = any(array(${few})) and ${condition})`,
})

/** One condition of a search; `value` is bound to its placeholder. */
export interface Condition {
  field: string
  /** `is`: the field is a fact, which holds or not; it has no value. */
  operator: Operator | 'null' | 'not null' | 'is'
  value: unknown
}

/** Most values in one `in`. */
const maxValues = 1_000

/** @throws ApiError 422 on a value that the field's type cannot hold */
function scalar(field: Field, raw: string): unknown {
  if (field.type === 'int') {
    if (/^-?\d{1,10}$/.test(raw) && Math.abs(Number(raw)) < 2 ** 31) return Number(raw)
  } else if (field.type === 'bigint') {
    if (/^-?\d{1,15}$/.test(raw)) return Number(raw)
  } else if (field.type === 'boolean') {
    if (/^(1|0|true|false)$/.test(raw)) return raw === '1' || raw === 'true'
  } else if (field.type === 'timestamptz') {
    const moment = momentIn(raw)
    const year = moment?.getUTCFullYear() ?? 0
    // Outside of years 1 to 9999, ISO strings have a form that PostgreSQL does not parse.
    if (moment && year >= 1 && year <= 9999) return moment.toISOString()
  } else if (field.type === 'date') {
    // Of a moment the day is meant that it is for the business.
    const day = isDay(raw) ? raw : momentIn(raw) ? dayOf(raw) : ''
    if (isDay(day)) return day
  } else return (field.normalize ?? cleanLine)(raw)
  throw invalid('search', 'invalid')
}

/**
 * A `like` pattern per word; all must match, in any order. Words of one or two letters match only at the start of a
 * word: they are too short for a trigram, so the index could not help. Long words come first: they are rarer and
 * leave fewer rows to check.
 */
export const patternsOf = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
    .map((word) => ([...word].length < 3 ? `% ${word}%` : `%${word}%`))

/**
 * The conditions of one `field:value` of a search.
 * @throws ApiError 422 when the field does not support the operator or cannot hold the value
 */
export function conditionsOf(name: string, field: Field, operator: Operator, raw: string): Condition[] {
  if (!field.operators.includes(operator)) throw invalid('searchFields', 'invalid')
  if (operator === 'like')
    return patternsOf(field.normalize?.(raw) ?? raw).map((value) => ({ field: name, operator, value }))
  if (operator === 'in') {
    const values = raw.split(',').filter(Boolean)
    if (values.length > maxValues) throw invalid('search', 'max_items', { max: maxValues })
    return [{ field: name, operator, value: values.map((each) => scalar(field, each)) }]
  }
  if (raw === 'null' && field.type === 'int')
    return [{ field: name, operator: operator === '!=' ? 'not null' : 'null', value: null }]
  return [{ field: name, operator, value: scalar(field, raw) }]
}

/** A condition as SQL over `target`; its value is the placeholder `name`, or stands in it where there is no name. */
export function conditionSql(condition: Condition, field: Field, name: string | null, target?: SQL): SQL {
  const plain = plainSql(condition, field, name, target)
  return field.within ? field.within(plain) : plain
}

function plainSql(condition: Condition, field: Field, name: string | null, target?: SQL): SQL {
  const left = target ?? field.byClock?.(askedAt) ?? sql`${field.column}`
  const value = name === null ? sql.param(condition.value) : sql.placeholder(name)
  const cast = sql.raw(`::${field.type}`)
  if (field.isList) return sql`${left} @> jsonb_build_array(${value}${cast})`
  switch (condition.operator) {
    case 'is':
      return left
    case 'null':
      return sql`${left} is null`
    case 'not null':
      return sql`${left} is not null`
    case 'like':
      return sql`${target ?? field.folded} like ${value}`
    case 'in':
      return sql`${left} = any(${value}${cast}[])`
    case '!=':
      return sql`${left} is distinct from ${value}${cast}`
    default:
      return sql`${left} ${sql.raw(condition.operator)} ${value}${cast}`
  }
}
