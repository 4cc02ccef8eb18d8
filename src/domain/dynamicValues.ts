import { cleaners, longestOf, type TextKind } from './cleanText'
import {
  type DynamicField,
  type DynamicValues,
  emptyOf,
  fieldLimits,
  hasShape,
  isFieldKey,
  isRecord,
} from './dynamicFields'
import { sanitizeHtml } from './html'
import { isSafeLink } from './links'
import type { FieldErrors, Message } from './message'

interface Options {
  /** Replaces the sanitizer, for a caller that has already cleaned the HTML. */
  cleanHtml?: (html: string) => string
  /** Treatment of a value without a field: a form whose fields changed drops it. */
  unknown?: 'refuse' | 'drop'
}

interface Checked {
  /** The valid values, cleaned; omits fields that were not sent. */
  values: DynamicValues
  /** By path, such as `hours[0].day`; errors of no field stand under the empty path. */
  errors: FieldErrors
}

class Refusal {
  constructor(
    readonly key: string,
    readonly params?: Message['params'],
  ) {}
}

const refuse = (key: string, params?: Message['params']): never => {
  throw new Refusal(key, params)
}

/**
 * Checks values against their fields (shape, choices, limits, links) and cleans rich text. No field is required.
 * Idempotent.
 */
export function checkValues(fields: readonly DynamicField[], sent: unknown, options: Options = {}): Checked {
  return checkRow(fields, sent, { ...options, left: fieldLimits.all })
}

/** Their inputs would take a text of another style for a half-typed value. */
const written: readonly DynamicField['style'][] = ['date', 'time', 'image', 'video', 'document', 'media']

/** Whether a stored value fits the style of its field, which may have changed since. */
export const fitsStyle = (field: DynamicField, value: unknown): boolean =>
  hasShape(field.style, value) &&
  (!written.includes(field.style) ||
    Object.keys(checkValues([field], { [field.key]: value }).errors).length === 0)

interface Run extends Options {
  left: number
}

function checkRow(fields: readonly DynamicField[], sent: unknown, run: Run): Checked {
  if (sent === undefined || sent === null) return { values: {}, errors: {} }
  if (!isRecord(sent)) return { values: {}, errors: { '': [{ key: 'validation.invalid' }] } }
  const known = fields.filter(({ key }) => isFieldKey(key))
  const values: [string, unknown][] = []
  const errors: [string, Message[]][] = []
  for (const field of known) {
    if (!Object.hasOwn(sent, field.key) || sent[field.key] === undefined) continue
    try {
      const below: FieldErrors = {}
      values.push([field.key, checkOne(field, sent[field.key], run, below)])
      for (const [path, messages] of Object.entries(below)) errors.push([`${field.key}${path}`, messages])
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { key, params } = error
      errors.push([field.key, [params ? { key: `validation.${key}`, params } : { key: `validation.${key}` }]])
    }
  }
  const keys = new Set(known.map(({ key }) => key))
  if (run.unknown !== 'drop' && Object.keys(sent).some((key) => !keys.has(key)))
    errors.push(['', [{ key: 'validation.unknown_fields' }]])
  return { values: Object.fromEntries(values), errors: Object.fromEntries(errors) }
}

/** Adds errors of rows to `below`, with paths such as `[0].day`. */
function checkOne(field: DynamicField, value: unknown, run: Run, below: FieldErrors): unknown {
  const { style } = field
  if (value === null || value === '') return emptyOf(style)
  switch (style) {
    case 'text':
      return text(value, fieldLimits.text, run)
    case 'textarea':
      return text(value, fieldLimits.textarea, run, 'lines')
    case 'editor':
      return (run.cleanHtml ?? sanitizeHtml)(text(value, fieldLimits.editor, run, 'rich'))
    case 'number':
      return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER
        ? value
        : refuse('number')
    case 'date':
      return typeof value === 'string' && isDay(value) ? value : refuse('date')
    case 'time':
      return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : refuse('time')
    case 'selectbox':
    case 'radiobox':
      return choice(field, value)
    case 'checkbox':
      return [...new Set(list(value, field.data?.length ?? 0).map((each) => choice(field, each)))]
    case 'image':
    case 'video':
    case 'document':
      return link(value, run)
    case 'media':
      return [...new Set(list(value, fieldLimits.files).map((each) => link(each, run)))]
    case 'api':
      return chosen(value, run)
    case 'list':
      return rows(field, value, run, below)
  }
}

function text(value: unknown, max: number, run: Run, kind: TextKind = 'line'): string {
  if (typeof value !== 'string') return refuse('invalid')
  const clean = value.length > longestOf(max) ? value : cleaners[kind](value)
  if (clean.length > max) return refuse('max_length', { max })
  run.left -= clean.length
  return run.left < 0 ? refuse('max_length_all', { max: fieldLimits.all }) : clean
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  // Date would roll the 31st of a short month over to the next.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

const choice = ({ data }: DynamicField, value: unknown): string =>
  data?.find((each) => each.value === value)?.value ?? refuse('choice')

function list(value: unknown, max: number): unknown[] {
  if (!Array.isArray(value)) return refuse('invalid')
  return value.length > max ? refuse('max_items', { max }) : value
}

function link(value: unknown, run: Run): string {
  const address = text(value, fieldLimits.link, run)
  return /^(\/|https?:\/\/)/i.test(address) && isSafeLink(address) ? address : refuse('file_link')
}

function chosen(value: unknown, run: Run) {
  if (!isRecord(value)) return refuse('choice')
  const { value: id, label } = value
  if (typeof id !== 'number') text(id, fieldLimits.label, run, 'raw')
  else if (!Number.isFinite(id)) refuse('choice')
  return { value: id, label: text(label, fieldLimits.label, run) }
}

function rows({ children }: DynamicField, value: unknown, run: Run, below: FieldErrors): DynamicValues[] {
  return list(value, fieldLimits.rows).map((each, at) => {
    if (!isRecord(each)) return refuse('invalid')
    const { values, errors } = checkRow(children ?? [], each, run)
    for (const [path, messages] of Object.entries(errors))
      below[path ? `[${at}].${path}` : `[${at}]`] = messages
    return values
  })
}
