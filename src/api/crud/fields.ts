import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { dayOf } from '../../domain/businessTime'
import { cleanLine } from '../../domain/cleanText'
import { isDay, momentIn } from '../../domain/days'
import { fold } from '../../domain/fold'
import { invalid } from '../http/errors'

export const operators = ['=', '!=', 'in', '>=', '<=', 'like'] as const
export type Operator = (typeof operators)[number]

export type ByClock = (now: SQL) => SQL

/** The moment of the call, in statements that are compiled once. */
export const askedAt: SQL = sql`${sql.placeholder('now')}::timestamptz`

/** A moment, in a statement that is run once. */
export const momentSql = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`

export interface Field {
  type: 'int' | 'bigint' | 'text' | 'boolean' | 'timestamptz' | 'date'
  column: AnyColumn
  operators: readonly Operator[]
  /** Folded text with a leading space and a trigram index, for `like`. */
  folded?: AnyColumn | SQL
  normalize?: (raw: string) => string
  /** This field as in the trigram index beside the text, so that a search need not read the table. */
  besideText?: SQL
  /** An index with this field first contains the text, so that a walk through it need not read the table. */
  leadsText?: boolean
  /** The value at a moment, if it depends on the clock; conditions use it instead of the column. */
  byClock?: ByClock
  /** A list of texts: `=` asks whether it contains one. */
  isList?: boolean
  /** Few rows share a value, so they are counted over its index each time. */
  isNarrow?: boolean
  /** Further columns that a fact reads. */
  reads?: readonly AnyColumn[]
  /** Turns a condition on the column into one on the listed table. */
  within?: (condition: SQL) => SQL
}

export const numberField = (column: AnyColumn): Field => ({
  type: 'int',
  column,
  operators: ['=', '!=', 'in', '>=', '<='],
})
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

/** For an index of `field` behind `column`, which refers to one of `few` rows: each of them is searched. */
export const behind = (column: AnyColumn, few: SQL, field: Field): Field => ({
  ...field,
  reads: [column, field.column],
  within: (condition) => sql`(${column} = any(array(${few})) and ${condition})`,
})

export interface Condition {
  field: string
  /** `is`: a fact that holds or not, without a value. */
  operator: Operator | 'null' | 'not null' | 'is'
  value: unknown
}

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
    // PostgreSQL cannot parse ISO strings outside of years 1 to 9999.
    if (moment && year >= 1 && year <= 9999) return moment.toISOString()
  } else if (field.type === 'date') {
    // A moment means its day for the business.
    const day = isDay(raw) ? raw : momentIn(raw) ? dayOf(raw) : ''
    if (isDay(day)) return day
  } else return (field.normalize ?? cleanLine)(raw)
  throw invalid('search', 'invalid')
}

/**
 * One `like` pattern per word; all must match, in any order. Words of one or two letters match only at the start of a
 * word: they are too short for a trigram. Long words come first: they are rarer and leave fewer rows to check.
 */
export const patternsOf = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
    .map((word) => ([...word].length < 3 ? `% ${word}%` : `%${word}%`))

/** @throws ApiError 422 when the field does not support the operator or cannot hold the value */
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

/** Binds the value to the placeholder `name`, or inlines it as a parameter without a name. */
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
