import { array, number, type ObjectSchema, object, type StringSchema, string } from 'yup'
import { syntaxFault } from './codes'
import { isFieldKey } from './dynamicFields'
import { isWebLink } from './links'
import { lines, markup, optionalEmailText, phoneText, requiredLines, text } from './rules'
import { scriptFault } from './scriptFaults'
import {
  currencies,
  emailsIn,
  isKnownSetting,
  knownSettings,
  type SettingChange,
  type SettingGroup,
  type SettingKey,
  type SettingKind,
  settingLimits,
  settingsOf,
} from './settings'
import { message, validate } from './validation'

type Text = StringSchema<string>

/** Whether it is one email address. */
export const isEmail = (email: string): boolean => optionalEmailText().isValidSync(email)

/** Addresses between commas; the wrong one is named. */
const emails = () =>
  string()
    .ensure()
    .max(settingLimits.option)
    .meta({ kind: 'lines' })
    .transform((typed: string) => emailsIn(typed).join(', '))
    .test('emails', (value, { createError }) => {
      const all = emailsIn(value)
      // So many are not looked at one by one.
      const wrong = all.slice(0, settingLimits.emails).find((email) => !isEmail(email))
      // yup's types know texts only; ours are keys with parameters.
      const refuse = (key: string, params: Record<string, string | number>) =>
        createError({ message: message(key, params) })
      if (wrong) return refuse('email_of', { email: wrong.slice(0, 100) })
      return all.length <= settingLimits.emails || refuse('max_items', { max: settingLimits.emails })
    })

/** The rules of a value, by its kind. */
const rules: Record<SettingKind, () => Text> = {
  line: () => text(settingLimits.line),
  text: () => lines(settingLimits.text),
  // A file of the library; the API looks whether it is there.
  picture: () =>
    text(2048).test('file', message('library_file'), (value) => !value || value.startsWith('/files/')),
  favicon: () =>
    text(2048).test('file', message('library_file'), (value) => !value || value.startsWith('/files/')),
  email: optionalEmailText,
  emails,
  phone: phoneText,
  link: () => text(2048).test('link', message('web_link'), (value) => !value || isWebLink(value)),
  currency: () => string().trim().required().oneOf(currencies),
  types: () => text(settingLimits.line).matches(/^(\d{1,9}(,\d{1,9})*)?$/),
  syntax: () =>
    string()
      .trim()
      .ensure()
      .test('syntax', (value, { createError }) => {
        const fault = syntaxFault(value)
        return !fault || createError({ message: () => fault })
      }),
  script: () =>
    // Spaces within are the author's.
    markup(settingLimits.script).test('script', (value, { createError }) => {
      const fault = scriptFault(value)
      return !fault || createError({ message: () => fault })
    }),
}

const schemas = new Map<SettingGroup, ObjectSchema<Record<string, string>>>()

/** The rules of the form of a page: one text for each of its settings. */
export function pageSchema(group: SettingGroup): ObjectSchema<Record<string, string>> {
  const made = schemas.get(group)
  if (made) return made
  const fields = Object.fromEntries(settingsOf(group).map((key) => [key, rules[knownSettings[key].kind]()]))
  const schema: ObjectSchema<Record<string, string>> = object(fields)
  schemas.set(group, schema)
  return schema
}

/** The key of a personal option. */
const optionKey = () =>
  string()
    .trim()
    .required()
    .max(50)
    .matches(/^[a-z\d]+$/, { message: message('option_key'), excludeEmptyString: true })
    // Forms cannot hold a value under the name of what every object has.
    .test('reserved', message('option_key_reserved'), (key) => !key || isFieldKey(key))

const optionTitle = () => string().trim().required().min(2).max(100)
const optionValue = () => requiredLines(settingLimits.option)

/** A personal option: what a site wants to know besides. */
export const optionSchema = object({ key: optionKey(), title: optionTitle(), value: optionValue() })

const changedOption = object({ title: optionTitle().optional(), value: optionValue() })

/** The field of a form that an option's title stands in; keys have no such letters. */
export const titleField = (key: string): string => `${key}_title`

/** The rules of the form of these options: a value and a title for each. */
export const optionsSchema = (keys: readonly string[]): ObjectSchema<Record<string, string>> =>
  object(
    Object.fromEntries(
      keys.flatMap((key) => [
        [key, optionValue()],
        [titleField(key), optionTitle()],
      ]),
    ),
  )

/** What is sent to save several settings at once; each value has rules of its own besides. */
export const settingChangesSchema = object({
  settings: array(
    object({
      key: string().trim().required().max(50),
      value: markup(settingLimits.option),
      version: number().integer().min(1).max(2_147_483_647).required(),
      title: string().max(settingLimits.line),
    }),
  )
    .required()
    .min(1)
    .max(settingLimits.many),
})

/**
 * A change as it is stored, or its errors under the setting's key (those of an option's title under `key_title`).
 */
export function checkedChange(change: SettingChange) {
  const { key, value, title } = change
  if (isKnownSetting(key)) {
    const checked = validate(pageSchema(knownSettings[key].group).pick([key]), { [key]: value })
    return checked.errors ? { errors: checked.errors } : { value: { value: checked.value[key] ?? '' } }
  }
  const { value: option, errors } = validate(changedOption, { value, ...(title !== undefined && { title }) })
  if (!errors) return { value: option }
  return {
    errors: Object.fromEntries(
      Object.entries(errors).map(([field, messages]) => [
        field === 'value' ? key : `${key}_${field}`,
        messages,
      ]),
    ),
  }
}

/** The rules of one setting's value. */
export const valueRule = (key: SettingKey): Text => rules[knownSettings[key].kind]()
