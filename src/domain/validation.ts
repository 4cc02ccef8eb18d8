import { type AnyObject, type ObjectSchema, setLocale, ValidationError } from 'yup'
import type { FieldErrors, Message } from './message'
import { isLeftOut, shaped } from './shape'

export const message = (key: string, params?: Message['params']) => (): Message =>
  params ? { key: `validation.${key}`, params } : { key: `validation.${key}` }

const sized =
  (key: string, name: string) =>
  (params: AnyObject): Message => ({ key: `validation.${key}`, params: { [name]: params[name] } })

setLocale({
  mixed: {
    default: message('invalid'),
    required: message('required'),
    notNull: message('required'),
    defined: message('required'),
    notType: message('invalid'),
    oneOf: message('choice'),
  },
  string: {
    email: message('email'),
    min: sized('min_length', 'min'),
    max: sized('max_length', 'max'),
    length: sized('length', 'length'),
    matches: message('invalid'),
  },
  number: { min: sized('min', 'min'), max: sized('max', 'max'), integer: message('integer') },
  array: { min: sized('min_items', 'min'), max: sized('max_items', 'max') },
})

const invalid: Message = { key: 'validation.invalid' }

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'key' in value

/** Bounds the response; no form has as many fields. */
const maxMessages = 100

export interface Context {
  /** Replaces the sanitizer, for a caller that has already cleaned the HTML. */
  cleanHtml?: (html: string) => string
}

/** Validates and strips unknown fields; returns all errors at once, up to a hundred. */
export function validate<T extends AnyObject>(
  schema: ObjectSchema<T>,
  value: unknown,
  context: Context = {},
): { value: T; errors?: undefined } | { value?: undefined; errors: FieldErrors } {
  const shape = shaped(schema, value ?? {})
  const isShaped = Object.keys(shape.errors).length === 0
  try {
    const valid = schema.validateSync(shape.value, { abortEarly: false, stripUnknown: true, context }) as T
    return isShaped ? { value: valid } : { errors: shape.errors }
  } catch (error) {
    if (error instanceof TypeError) return { errors: isShaped ? { '': [invalid] } : shape.errors }
    if (!(error instanceof ValidationError)) throw error
    const others = Object.entries(fieldErrors(error)).filter(([path]) => !isLeftOut(path, shape.errors))
    return { errors: atMost(maxMessages, { ...shape.errors, ...Object.fromEntries(others) }) }
  }
}

/** The rich texts in a value, before sanitizing. */
export function htmlIn(schema: ObjectSchema<AnyObject>, value: unknown): Set<string> {
  const found = new Set<string>()
  const cleanHtml = (html: string) => {
    found.add(html)
    return html
  }
  try {
    schema.cast(shaped(schema, value ?? {}).value, {
      assert: false,
      context: { cleanHtml } satisfies Context,
    })
  } catch {
    // A rule met a value of an unexpected type: validation reports it.
  }
  return found
}

function atMost(max: number, errors: FieldErrors): FieldErrors {
  let left = max
  const kept: FieldErrors = {}
  for (const [path, messages] of Object.entries(errors)) {
    if (left <= 0) break
    kept[path] = messages.slice(0, left)
    left -= messages.length
  }
  return kept
}

function fieldErrors(error: ValidationError): FieldErrors {
  const found: FieldErrors = {}
  for (const each of error.inner.length ? error.inner : [error]) {
    const text = each.errors[0] as unknown
    const list = found[each.path ?? ''] ?? []
    list.push(isMessage(text) ? text : invalid)
    found[each.path ?? ''] = list
  }
  return found
}
