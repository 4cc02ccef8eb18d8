import {
  type AnyObject,
  ArraySchema,
  MixedSchema,
  NumberSchema,
  ObjectSchema,
  Schema,
  StringSchema,
} from 'yup'
import { cleaners, longestOf, type TextKind } from './cleanText'
import type { FieldErrors, Message } from './message'

export interface Shaped {
  value: unknown
  errors: FieldErrors
}

interface TextMeta {
  kind?: TextKind
  /** Maximum typed length, if the stored form is shorter. */
  typed?: number
}

const invalid: Message = { key: 'validation.invalid' }

/**
 * Checks types and lengths before the rules run, because the rules rely on them: yup trims values that are no text,
 * finds `constructor` among the fields of any object, and visits every item of an overlong list. Cleans texts as
 * single-line unless their schema says otherwise.
 * @param isDraft keeps texts as typed, whatever their length
 */
export function shaped(schema: Schema, sent: unknown, { isDraft = false } = {}): Shaped {
  const errors: FieldErrors = {}

  const visit = (field: unknown, value: unknown, path: string): unknown => {
    const refused = (instead: unknown, message = invalid) => {
      errors[path] = [message]
      return instead
    }
    if (value === undefined || value === null || !(field instanceof Schema)) return value
    if (field instanceof MixedSchema) return value
    if (field instanceof ObjectSchema) return isObject(value) ? members(field, value, path) : refused({})
    if (field instanceof ArraySchema) {
      if (!Array.isArray(value)) return refused([])
      const max = maxOf(field, mostItems)
      if (value.length > max) return refused([], { key: 'validation.max_items', params: { max } })
      const isRow = field.innerType instanceof ObjectSchema
      // Rules that compare rows read each of them, so no row may be undefined.
      return value.map((each, at) => visit(field.innerType, isRow ? (each ?? false) : each, `${path}[${at}]`))
    }
    if (field instanceof StringSchema) {
      if (typeof value !== 'string') return refused(undefined)
      if (isDraft) return value
      const { kind = 'line', typed }: TextMeta = field.spec.meta ?? {}
      const max = maxOf(field, longestText)
      const tooLong = () => refused(undefined, { key: 'validation.max_length', params: { max } })
      if (value.length > (typed ?? longestOf(max))) return tooLong()
      const clean = cleaners[kind](value)
      return clean.length > (typed ?? max) ? tooLong() : clean
    }
    const fits = field instanceof NumberSchema ? isNumber(value) : typeof value !== 'object'
    return fits ? value : refused(undefined)
  }

  const members = ({ fields }: ObjectSchema<AnyObject>, value: object, path: string): AnyObject =>
    Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => Object.hasOwn(fields, name))
        .map(([name, each]) => [name, visit(fields[name], each, path ? `${path}.${name}` : name)]),
    )

  return { value: visit(schema, sent, ''), errors }
}

/** A number or its decimal notation: JavaScript also parses `0x10` and `1e3`, which no user means. */
const isNumber = (value: unknown): boolean =>
  typeof value === 'string' ? /^\s*(-?\d+(\.\d+)?)?\s*$/.test(value) : typeof value === 'number'

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Limits for schemas without `.max()`. */
const mostItems = 1_000
const longestText = 65_535

const maxOf = (schema: Schema, otherwise: number): number =>
  Number(schema.tests.find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS?.params?.max ?? otherwise)

/** Whether the value at `path` or above was dropped, so that a rule's error there is not about the input. */
export const isLeftOut = (path: string, errors: FieldErrors): boolean =>
  Object.keys(errors).some(
    (out) => !out || path === out || path.startsWith(`${out}.`) || path.startsWith(`${out}[`),
  )
