/** User-defined fields of data groups, widgets and list rows. */

export const fieldStyles = [
  'text',
  'number',
  'date',
  'time',
  'textarea',
  'editor',
  'selectbox',
  'radiobox',
  'checkbox',
  'image',
  'video',
  'document',
  'media',
  'api',
  'list',
] as const
export type FieldStyle = (typeof fieldStyles)[number]

export const hasChoices = (style: unknown): boolean =>
  style === 'selectbox' || style === 'radiobox' || style === 'checkbox'

export interface Choice {
  value: string
  label: string
}

/** A value chosen from another source; its label keeps it readable when the source is gone. */
export interface ChosenValue {
  value: string | number
  label: string
}

export interface ApiSource {
  /** An absolute http(s) address, or a path of our API. */
  path: string
  /** Path of the list in the answer, such as `data.items`; empty when the answer is the list. */
  list_key: string
  value_key: string
  title_key: string
}

interface FieldOf<S extends FieldStyle> {
  key: string
  title: string
  style: S
  value?: unknown
  data?: readonly Choice[] | null
  api?: ApiSource | null
}

export type RowField = FieldOf<Exclude<FieldStyle, 'list'>>

export interface DynamicField extends FieldOf<FieldStyle> {
  children?: readonly RowField[] | null
}

export type DynamicValues = Record<string, unknown>

/** Limits of one value; `all` is the total of characters over all values. */
export const fieldLimits = {
  text: 1_000,
  textarea: 20_000,
  editor: 200_000,
  link: 2_048,
  label: 500,
  files: 100,
  rows: 100,
  all: 1_000_000,
} as const

/** Keys that every object inherits; a form cannot hold a value under them. */
const reserved = ['__proto__', 'constructor', 'prototype']

export const isFieldKey = (key: string): boolean => /^[a-z0-9_]{1,50}$/.test(key) && !reserved.includes(key)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

export function emptyOf(style: FieldStyle): unknown {
  if (style === 'checkbox' || style === 'media' || style === 'list') return []
  return style === 'number' || style === 'api' ? null : ''
}

export const isChosen = (value: unknown): value is ChosenValue =>
  isRecord(value) && ['string', 'number'].includes(typeof value.value) && typeof value.label === 'string'

/**
 * Whether the input of a style can show the value, valid or not: the style may have changed after the value was stored.
 */
export function hasShape(style: FieldStyle, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (style === 'number') return typeof value === 'number'
  if (style === 'api') return isChosen(value)
  if (style === 'list') return Array.isArray(value) && value.every(isRecord)
  if (style === 'checkbox' || style === 'media')
    return Array.isArray(value) && value.every((each) => typeof each === 'string')
  return typeof value === 'string'
}

/** The initial value of a field; defaults are stored as text, whatever the style. */
export function defaultOf({ style, value, data }: DynamicField): unknown {
  if (value === undefined || value === null || value === '') return emptyOf(style)
  if (hasShape(style, value)) return value
  if (style === 'number' && typeof value === 'string' && Number.isFinite(Number(value))) return Number(value)
  if (style === 'checkbox' && data?.some((choice) => choice.value === value)) return [value]
  return emptyOf(style)
}

export const newRow = (children: readonly RowField[]): DynamicValues =>
  Object.fromEntries(children.map((field) => [field.key, defaultOf(field)]))

/** Parses `8:30`, `8h30`, `0830` and `8` to `HH:mm`; `undefined` for anything else. */
export function parseTime(typed: string): string | undefined {
  const text = typed.trim()
  const [, hour, minute = '0'] =
    /^(\d{1,2})(?:[:.hH](\d{1,2})?)?$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
}
