import { type AnyObject, type ObjectSchema, setLocale, ValidationError } from 'yup'

/** A message of a rule: an i18n key under `validation` and its parameters; never a sentence. */
export interface Message {
  key: string
  params?: Record<string, string | number>
}

/** Field path (`seo.title`, `content[0].title`) → its messages. */
export type FieldErrors = Record<string, Message[]>

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

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'key' in value

/** Validates and strips what the schema does not know; all errors at once. */
export function validate<T extends AnyObject>(
  schema: ObjectSchema<T>,
  value: unknown,
): { value: T; errors?: undefined } | { value?: undefined; errors: FieldErrors } {
  try {
    return { value: schema.validateSync(value ?? {}, { abortEarly: false, stripUnknown: true }) as T }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { errors: fieldErrors(error) }
  }
}

/** yup's error tree as field → messages. */
export function fieldErrors(error: ValidationError): FieldErrors {
  const found: FieldErrors = {}
  for (const each of error.inner.length ? error.inner : [error]) {
    const text = each.errors[0] as unknown
    const list = found[each.path ?? ''] ?? []
    list.push(isMessage(text) ? text : { key: 'validation.invalid' })
    found[each.path ?? ''] = list
  }
  return found
}
