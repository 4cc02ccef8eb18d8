import { array, number, type ObjectSchema, object, type StringSchema, string } from 'yup'
import { banks, bareAccount } from './banks'
import { syntaxFault } from './codes'
import { isFieldKey } from './dynamicFields'
import { isWebLink } from './links'
import type { FieldErrors } from './message'
import { lines, markup, optionalEmailText, phoneText, requiredLines, text } from './rules'
import { scriptFault } from './scriptFaults'
import {
  emailsIn,
  isKnownSetting,
  type KnownSetting,
  knownSettings,
  partnerOf,
  type SettingChange,
  type SettingGroup,
  type SettingKey,
  type SettingKind,
  settingLimits,
  settingPairs,
  settingsOf,
  switchedOn,
} from './settings'
import { message, validate } from './validation'

type Text = StringSchema<string>

export const isEmail = (email: string): boolean => optionalEmailText().isValidSync(email)

/** Comma-separated email addresses; the error names the wrong one. */
const emails = () =>
  string()
    .ensure()
    .max(settingLimits.option)
    .meta({ kind: 'lines' })
    .transform((typed: string) => emailsIn(typed).join(', '))
    .test('emails', (value, { createError }) => {
      const all = emailsIn(value)
      // Skips per-address checks beyond the limit.
      const wrong = all.slice(0, settingLimits.emails).find((email) => !isEmail(email))
      // yup types messages as strings; ours are keys with parameters.
      const refuse = (key: string, params: Record<string, string | number>) =>
        createError({ message: message(key, params) })
      if (wrong) return refuse('email_of', { email: wrong.slice(0, 100) })
      return all.length <= settingLimits.emails || refuse('max_items', { max: settingLimits.emails })
    })

/** A whole number as text, as settings are kept. */
const whole = ([least, most]: readonly [number, number] = [0, 0]) =>
  string()
    .trim()
    .required()
    .matches(/^\d{1,4}$/, { message: message('integer'), excludeEmptyString: true })
    .test('min', message('min', { min: least }), (value) => !value || Number(value) >= least)
    .test('max', message('max', { max: most }), (value) => !value || Number(value) <= most)

const rules: Record<SettingKind, (setting: KnownSetting) => Text> = {
  line: ({ longest }) => text(longest ?? settingLimits.line),
  text: () => lines(settingLimits.text),
  // A library file; the API checks that it exists.
  picture: () =>
    text(2048).test('file', message('library_file'), (value) => !value || value.startsWith('/files/')),
  favicon: () =>
    text(2048).test('file', message('library_file'), (value) => !value || value.startsWith('/files/')),
  email: optionalEmailText,
  emails,
  phone: phoneText,
  link: () => text(2048).test('link', message('web_link'), (value) => !value || isWebLink(value)),
  choice: ({ choices = [] }) => string().trim().required().oneOf(choices),
  types: () => text(settingLimits.line).matches(/^(\d{1,9}(,\d{1,9})*)?$/),
  syntax: () =>
    string()
      .trim()
      .ensure()
      .test('syntax', (value, { createError }) => {
        const fault = syntaxFault(value)
        return !fault || createError({ message: () => fault })
      }),
  switch: () => string().trim().ensure().oneOf(['', switchedOn]),
  hour: ({ range }) => whole(range),
  count: ({ range }) => whole(range),
  bank: () =>
    string()
      .trim()
      .ensure()
      .oneOf(['', ...banks.map(({ bin }) => bin)]),
  account: ({ longest }) =>
    string()
      .ensure()
      .transform(bareAccount)
      .max(longest ?? settingLimits.line)
      .matches(/^[a-z\d]*$/i, { message: message('bank_account') }),
  script: () =>
    // Not trimmed: whitespace in scripts is intended.
    markup(settingLimits.script).test('script', (value, { createError }) => {
      const fault = scriptFault(value)
      return !fault || createError({ message: () => fault })
    }),
}

export const valueRule = (key: SettingKey): Text => rules[knownSettings[key].kind](knownSettings[key])

/** Told beside the empty one of a pair. */
const missing = (key: SettingKey) => message(`${key}_missing`)

/** The rule of a setting on its page, beside those that it goes with. */
function pageRule(key: SettingKey): Text {
  const partner = partnerOf(key)
  const rule = valueRule(key)
  return partner ? rule.test('pair', missing(key), (value, { parent }) => !parent[partner] || !!value) : rule
}

/** Faults of settings that would stand without the one they go with, by key. */
export const pairFaults = (values: Readonly<Record<string, string | undefined>>): FieldErrors =>
  Object.fromEntries(
    settingPairs
      .flatMap(([one, other]) => (!values[one] === !values[other] ? [] : [values[one] ? other : one]))
      .map((key) => [key, [missing(key)()]]),
  )

const schemas = new Map<SettingGroup, ObjectSchema<Record<string, string>>>()

export function pageSchema(group: SettingGroup): ObjectSchema<Record<string, string>> {
  const made = schemas.get(group)
  if (made) return made
  const fields = Object.fromEntries(settingsOf(group).map((key) => [key, pageRule(key)]))
  const schema: ObjectSchema<Record<string, string>> = object(fields)
  schemas.set(group, schema)
  return schema
}

const optionKey = () =>
  string()
    .trim()
    .required()
    .max(50)
    .matches(/^[a-z\d]+$/, { message: message('option_key'), excludeEmptyString: true })
    // Every object inherits these keys; a form cannot hold a value under them.
    .test('reserved', message('option_key_reserved'), (key) => !key || isFieldKey(key))

const optionTitle = () => string().trim().required().min(2).max(100)
const optionValue = () => requiredLines(settingLimits.option)

export const optionSchema = object({ key: optionKey(), title: optionTitle(), value: optionValue() })

const changedOption = object({ title: optionTitle().optional(), value: optionValue() })

/** The form field of an option's title; option keys have no `_`. */
export const titleField = (key: string): string => `${key}_title`

export const optionsSchema = (keys: readonly string[]): ObjectSchema<Record<string, string>> =>
  object(
    Object.fromEntries(
      keys.flatMap((key) => [
        [key, optionValue()],
        [titleField(key), optionTitle()],
      ]),
    ),
  )

/** Request body for saving several settings; each value also has its own rule. */
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

/** Checks one change. Errors stand under the setting's key, those of an option's title under `key_title`. */
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
