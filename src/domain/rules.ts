import { number, string } from 'yup'
import { isSafeLink } from './links'
import { diallable, isPersonalPhone, normalizePhone } from './phone'
import { slugPattern } from './slugPattern'
import { message } from './validation'

/** Optional text of one line: `null` becomes empty, at most `max` characters. */
export const text = (max = 65_535) => string().trim().ensure().max(max)

/** Optional text of several lines. */
export const lines = (max = 65_535) => text(max).meta({ kind: 'lines' })

/** A text with markup or code. */
export const markup = (max: number) => string().ensure().max(max).meta({ kind: 'rich' })

/** Whether there is anything to see in a text: joiners, fillers and marks of direction alone are nothing. */
const isSeen = (value: string | undefined): boolean =>
  !value || /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}]/u.test(value)

/** Required text that can be seen. */
const seenText = () => string().trim().required().test('seen', message('required'), isSeen)

/** Required text. */
export const requiredText = (max = 255) => seenText().max(max)

/** Required text of several lines. */
export const requiredLines = (max: number) => requiredText(max).meta({ kind: 'lines' })

/** Name of a person or thing: 2 to 200 characters. */
export const nameText = () => seenText().min(2).max(200)

/** An optional code that tells records apart. */
export const codeText = (max: number) =>
  string().trim().ensure().max(max).test('seen', message('invalid'), isSeen)

/** An optional link. */
export const linkText = () =>
  string()
    .trim()
    .ensure()
    .max(2048)
    .test('link', message('link'), (value) => !value || isSafeLink(value))

export const slugText = () =>
  string()
    .trim()
    .required()
    .max(200)
    .matches(slugPattern, { message: message('slug'), excludeEmptyString: true })

/** The key by which the site asks for something that is made here. */
export const siteKeyText = () =>
  string()
    .trim()
    .required()
    .max(100)
    .matches(/^[a-z0-9]+([_-][a-z0-9]+)*$/, { message: message('site_key'), excludeEmptyString: true })

/** A required email address, stored in lower case. */
export const emailText = () => string().trim().lowercase().required().max(254).email()

/** An optional email address, stored in lower case. */
export const optionalEmailText = () => string().trim().lowercase().ensure().max(254).email()

/** An optional phone number of 10 digits, stored normalised. */
export const phoneText = () =>
  string()
    .ensure()
    .transform((value: string) => normalizePhone(value))
    .test('phone', message('phone'), (value) => !value || isPersonalPhone(value))

/** An optional number that can be dialled, of whatever kind and country. */
export const dialText = () =>
  string()
    .ensure()
    .transform((value: string) => diallable(value) ?? value)
    .max(100)
    .test('phone', message('dial'), (value) => !value || diallable(value) === value)

/** A whole number that counts something; an emptied field counts nothing. */
export const count = (max: number) =>
  number()
    .transform((value, typed) => (typed === '' || typed === null ? 0 : value))
    .integer()
    .min(0)
    .max(max)
    .default(0)

/** Ids beyond this are no record's: the database has no room for them. */
const maxId = 2_147_483_647

/** The id of another record. */
export const recordId = () =>
  number()
    .integer()
    .test('id', message('not_found_reference'), (value) => value == null || Math.abs(value) <= maxId)
