import { describe, expect, it } from 'vitest'
import { type AnyObject, ArraySchema, NumberSchema, ObjectSchema, type Schema, StringSchema } from 'yup'
import en from '../../i18n/en'
import ja from '../../i18n/ja'
import vi from '../../i18n/vi'
import { schemaResolver } from '../../src/admin/components/form/resolver'
import {
  clientFormSchema,
  profileFormSchema,
  registerFormSchema,
  userFormSchema,
} from '../../src/admin/resources/users/schema'
import { agencySchema } from '../../src/domain/agencySchema'
import { categorySchema } from '../../src/domain/categorySchema'
import { typedCountSchema } from '../../src/domain/countSchema'
import { newDiscountSchema } from '../../src/domain/discountSchema'
import { feedbackSchema } from '../../src/domain/feedbackSchema'
import { fieldSchema } from '../../src/domain/fieldSchema'
import { groupSchema } from '../../src/domain/groupSchema'
import { languageSchema } from '../../src/domain/languageSchema'
import { mediaSchema } from '../../src/domain/mediaSchema'
import { menuSchema } from '../../src/domain/menuSchema'
import { orderSchema } from '../../src/domain/orderSchema'
import { placeSchema } from '../../src/domain/placeSchema'
import { postSchemaOf } from '../../src/domain/posts/filed'
import { redirectSchema } from '../../src/domain/redirectSchema'
import { roleSchema } from '../../src/domain/roleSchema'
import { seoEntrySchema } from '../../src/domain/seoSchema'
import { optionSchema, pageSchema } from '../../src/domain/settingSchema'
import { settingGroups } from '../../src/domain/settings'
import { sliderSchema } from '../../src/domain/sliderSchema'
import { typedSlipSchema, typedTransferSchema } from '../../src/domain/slipSchema'
import { featuresOf, styles } from '../../src/domain/type'
import { typeSchema } from '../../src/domain/typeSchema'
import { passwordChangeSchema } from '../../src/domain/userSchema'
import { widgetDefinitionSchema } from '../../src/domain/widgetSchema'

type Form = ObjectSchema<AnyObject>

const forms = Object.entries({
  agencies: agencySchema,
  categories: categorySchema,
  clients: clientFormSchema,
  counts: typedCountSchema,
  discounts: newDiscountSchema,
  feedback: feedbackSchema,
  fields: fieldSchema,
  groups: groupSchema,
  languages: languageSchema,
  media: mediaSchema,
  members: registerFormSchema,
  menus: menuSchema,
  options: optionSchema,
  orders: orderSchema,
  passwords: passwordChangeSchema,
  places: placeSchema,
  profile: profileFormSchema,
  redirects: redirectSchema,
  roles: roleSchema,
  seos: seoEntrySchema,
  sliders: sliderSchema,
  slips: typedSlipSchema,
  transfers: typedTransferSchema,
  types: typeSchema,
  users: userFormSchema,
  widgets: widgetDefinitionSchema,
  ...Object.fromEntries(
    styles.map((style) => [`posts: ${style}`, postSchemaOf({ style, features: [...featuresOf[style]] })]),
  ),
  ...Object.fromEntries(
    settingGroups.filter((each) => each !== 'dynamic').map((each) => [`settings: ${each}`, pageSchema(each)]),
  ),
} as unknown as Record<string, Form>)

/** Forms have rules for some values of other fields only; what follows from a title is asked for once it is there. */
const values: Record<string, AnyObject[]> = {
  fields: ['text', 'selectbox', 'api', 'list'].map((style) => ({ style })),
  places: [{ scheme: '2025' }, { scheme: 'pre2025' }],
}
const baseOf = (name: string): AnyObject[] =>
  (values[name] ?? [{}]).map((each) => ({ title: 'Tên', ...each }))

/** A rule of a field, and a value that breaks it. */
interface Break {
  /** `name`, `seo.title`, `config[0].quantity`. */
  path: string
  rule: string
  value: unknown
}

const breakers: Record<string, (params: AnyObject) => unknown> = {
  'text.min': ({ min }) => 'x'.repeat(min - 1),
  'text.max': ({ max }) => 'x'.repeat(max + 1),
  'text.email': () => 'lan@',
  'text.matches': () => '"<¿> \'',
  'number.min': ({ min }) => min - 1,
  'number.max': ({ max }) => max + 1,
  'number.integer': () => 1.5,
  'list.min': () => [],
  'list.max': ({ max }) => Array(max + 1).fill(null),
}

function kindOf(schema: Schema): 'text' | 'number' | 'list' | undefined {
  if (schema instanceof StringSchema) return 'text'
  if (schema instanceof NumberSchema) return 'number'
  return schema instanceof ArraySchema ? 'list' : undefined
}

/**
 * Told elsewhere: rows of a field's style in the field's own form, texts that are too long at the list of all sections.
 * Blank tags are left out.
 */
const unheard = /(children|fields)\[0\]\.|^tags\[0\]: required|^content\[0\]\.content: max/

/** Every rule of a form that one value of one field can break, read off its schema. */
function breaksOf(schema: unknown, path = ''): Break[] {
  if (schema instanceof ObjectSchema)
    return Object.entries(schema.fields as AnyObject).flatMap(([name, field]) =>
      breaksOf(field, path ? `${path}.${name}` : name),
    )
  const kind = schema && kindOf(schema as Schema)
  if (!kind) return []
  const field = schema as Schema
  const { tests, oneOf, optional, nullable } = field.describe() as ReturnType<Schema['describe']> & AnyObject
  const found: Break[] = tests.flatMap(({ name = '', params = {} }) => {
    const value = breakers[`${kind}.${name}`]?.({ ...params })
    return value === undefined ? [] : [{ path, rule: name, value }]
  })
  if (oneOf.length > 0) found.push({ path, rule: 'oneOf', value: kind === 'number' ? -77 : 'no such choice' })
  if (!optional && !nullable && kind === 'text') found.push({ path, rule: 'required', value: '' })
  found.push({ path, rule: 'type', value: kind === 'list' ? 'text' : { text: [] } })
  return field instanceof ArraySchema ? [...found, ...breaksOf(field.innerType, `${path}[0]`)] : found
}

/** `config[0].quantity` with a value, as the form holds it. */
function holding(path: string, value: unknown): AnyObject {
  const steps = path.replace(/\[0\]/g, '.0').split('.')
  return steps.reduceRight<unknown>(
    (inner, step) => (step === '0' ? [inner] : { [step]: inner }),
    value,
  ) as AnyObject
}

const at = (errors: unknown, path: string): AnyObject | undefined =>
  path
    .replace(/\[0\]/g, '.0')
    .split('.')
    .reduce<AnyObject | undefined>((found, step) => found?.[step], errors as AnyObject)

/** The message of a field's error, in all languages. */
function sentences(message: string): string[] {
  const { message: key, args } = JSON.parse(message.replace('@@react-admin@@', '')) as {
    message: string
    args: Record<string, unknown>
  }
  return [vi, en, ja].map((words) => {
    const sentence = (words.validation as Record<string, string>)[key.replace('validation.', '')]
    if (!sentence) throw new Error(`nobody says ${key}`)
    return sentence.replace(/%\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole))
  })
}

async function told(schema: Form, base: AnyObject, { path, value }: Break): Promise<string | undefined> {
  const resolve = schemaResolver(schema, () => 'Nhãn')
  // The name of a form's values: lists of rows that are told as one have their error at their root.
  const options = { fields: {}, names: undefined, shouldUseNativeValidation: false } as never
  const { errors } = await resolve(
    { ...schema.getDefault(), ...base, ...holding(path, value) },
    undefined,
    options,
  )
  const error = at(errors, path)
  return error?.message ?? error?.root?.message
}

describe('a rule that is broken in a form is told at its field, in words of all three languages', () => {
  it.each(forms)('%s', async (name, schema) => {
    const breaks = breaksOf(schema)
    expect(breaks.length).toBeGreaterThan(0)
    const silent: string[] = []
    for (const each of breaks) {
      const messages = await Promise.all(baseOf(name).map((base) => told(schema, base, each)))
      const message = messages.find(Boolean)
      if (!message) silent.push(`${each.path}: ${each.rule}`)
      else
        for (const sentence of sentences(message))
          expect(sentence, `${each.path}: ${each.rule}`).not.toMatch(/%\{|undefined|^$/)
    }
    expect(silent.filter((each) => !unheard.test(each))).toEqual([])
  })
})
