import { array, type InferType, object, string, type TestContext, ValidationError } from 'yup'
import { distinctBy } from './distinct'
import type { DynamicValues } from './dynamicFields'
import { fieldSchema, sourceShape } from './fieldSchema'
import { valuesShape } from './posts/values'
import { lines, requiredText, text } from './rules'
import { slugPattern } from './slugPattern'
import { typeIconNames } from './typeIcons'
import { message } from './validation'
import { chosenKey, managerPage, type Renamed, type WidgetSettings } from './widget'

export const maxWidgetFields = 50

const widgetField = fieldSchema
  .omit(['group_id', 'sort', 'has_options', 'has_children'])
  .shape({ was: string().trim().max(50) })

/** Refuses a field key that the choice from the widget's source needs. */
function leavesRoom(fields: readonly { key: string }[] = [], { parent, path, createError }: TestContext) {
  const place = parent?.api ? fields.findIndex(({ key }) => key === chosenKey) : -1
  if (place < 0) return true
  return new ValidationError([
    createError({ path: `${path}[${place}].key`, message: message('key_of_source') }),
  ])
}

export const widgetSchema = object({
  key: requiredText(100),
  title: requiredText(),
  icon: string()
    .ensure()
    .oneOf(['', ...typeIconNames]),
  group_name: text(100),
  /** Derived from the name if empty. */
  group_slug: text(200).matches(slugPattern, { message: message('slug'), excludeEmptyString: true }),
  description: lines(2_000),
  type: string()
    .trim()
    .required()
    .max(50)
    .matches(/^[a-z0-9-]+$/, { message: message('widget_type'), excludeEmptyString: true })
    .notOneOf([managerPage], message('widget_type_taken')),
  settings: object({
    fields: array(widgetField)
      .max(maxWidgetFields)
      .ensure()
      .test('distinct', message('custom_key_unique'), distinctBy('key', 'custom_key_unique'))
      .test('room', message('key_of_source'), leavesRoom),
    api: sourceShape.nullable().default(null),
  }),
  value: valuesShape.values,
})

/** The widget manager writes the definition; values are saved separately. */
export const widgetDefinitionSchema = widgetSchema.omit(['value'])

export type WidgetInput = Omit<InferType<typeof widgetSchema>, 'settings' | 'value'> & {
  settings: WidgetSettings
  value: DynamicValues
}

export interface Widget extends WidgetInput {
  id: number
  version: number
  renamed: Renamed
  created_at: string
  updated_at: string
}

export interface WidgetType {
  type: string
  count: number
}
