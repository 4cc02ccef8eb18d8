import { array, boolean, type InferType, number, object, type StringSchema, string } from 'yup'
import { distinctBy } from './distinct'
import {
  type ApiSource,
  type Choice,
  type DynamicField,
  defaultOf,
  type FieldStyle,
  fieldStyles,
  hasChoices,
  isFieldKey,
  type RowField,
} from './dynamicFields'
import { isSourcePath } from './dynamicSource'
import { checkValues } from './dynamicValues'
import type { Group } from './groupSchema'
import { sanitizeHtml } from './html'
import { markup, recordId, requiredText, text } from './rules'
import { type Context, message } from './validation'

export const fieldMaxima = { choices: 200, children: 30, default: 20_000, script: 20_000 } as const

const keyText = () =>
  string()
    .trim()
    .required()
    .max(50)
    .matches(/^[a-z0-9_]+$/, { message: message('custom_key'), excludeEmptyString: true })
    .test('reserved', message('custom_key'), (key) => !key || isFieldKey(key))

const choices = array(object({ value: requiredText(100), label: requiredText(255) }))
  .max(fieldMaxima.choices)
  .ensure()

const placeText = () =>
  text(200).matches(/^[^\s.]+(\.[^\s.]+)*$/, { message: message('object_path'), excludeEmptyString: true })

export const sourceShape = object({
  path: string()
    .trim()
    .required()
    .max(2_048)
    .test('path', message('source_path'), (path) => !path || isSourcePath(path)),
  list_key: placeText(),
  value_key: placeText(),
  title_key: placeText(),
})

/** Defaults are stored as text, whatever the style; some styles have none. */
function fitsAsDefault(value: string, { style, data }: { style: FieldStyle; data?: Choice[] }): boolean {
  if (value === '') return true
  if (style === 'media' || style === 'api' || style === 'list') return false
  const field: DynamicField = { key: 'value', title: '', style, data, value }
  const start = style === 'checkbox' ? [value] : style === 'number' ? Number(value) : value
  return Object.keys(checkValues([field], { value: start }).errors).length === 0 && defaultOf(field) !== null
}

const defaultText = () =>
  markup(fieldMaxima.default)
    .trim()
    .when('style', ([style], schema: StringSchema<string>) =>
      style === 'editor'
        ? schema.transform((value: string, _original, _schema, { context }) => {
            const { cleanHtml = sanitizeHtml }: Context = context ?? {}
            return value.length > fieldMaxima.default ? value : cleanHtml(value)
          })
        : schema,
    )
    .test('fits', message('default_unfit'), (value, { parent }) => !parent || fitsAsDefault(value, parent))

/** Shared by fields and fields of rows; drops the settings of other styles. */
const commonShape = {
  key: keyText(),
  title: requiredText(100),
  value: defaultText(),
  data: choices.when('style', ([style], schema: typeof choices) =>
    hasChoices(style)
      ? schema
          .min(1, message('options'))
          .test('distinct', message('option_taken'), distinctBy('value', 'option_taken'))
      : schema.transform(() => []),
  ),
  api: sourceShape
    .nullable()
    .default(null)
    .when('style', ([style], schema) =>
      style === 'api' ? schema.required(message('source_required')) : schema.transform(() => null),
    ),
}

const rowStyles = fieldStyles.filter((style) => style !== 'list')

const children = array(
  object({ style: string().required().oneOf(rowStyles).default('text'), ...commonShape }),
)
  .max(fieldMaxima.children)
  .ensure()

export const fieldSchema = object({
  group_id: recordId().required(),
  style: string().required().oneOf(fieldStyles).default('text'),
  ...commonShape,
  children: children.when('style', ([style], schema: typeof children) =>
    style === 'list'
      ? schema
          .min(1, message('children'))
          .test('distinct', message('custom_key_unique'), distinctBy('key', 'custom_key_unique'))
      : schema.transform(() => []),
  ),
  script: markup(fieldMaxima.script).trim(),
  /** Position in its group; a new field without it comes last. */
  sort: number().integer().min(0),
  /** Derived from the style; sent values are ignored. */
  has_options: boolean(),
  has_children: boolean(),
})

export type FieldInput = InferType<typeof fieldSchema>

export interface DataField extends Omit<FieldInput, 'data' | 'children' | 'api'> {
  id: number
  version: number
  sort: number
  data: Choice[]
  children: RowField[]
  api: ApiSource | null
  has_options: boolean
  has_children: boolean
  created_at: string
  updated_at: string
  group?: { data: Pick<Group, 'id' | 'title' | 'sort' | 'type_id'> | null }
}
