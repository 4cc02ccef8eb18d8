import { number, string } from 'yup'
import { momentIn } from './days'
import { isSafeLink } from './links'
import { diallable, isPersonalPhone, normalizePhone } from './phone'
import { slugPattern } from './slugPattern'
import { message } from './validation'

export const text = (max = 65_535) => string().trim().ensure().max(max)

export const lines = (max = 65_535) => text(max).meta({ kind: 'lines' })

/** Text with markup or code; kept as rich text. */
export const markup = (max: number) => string().ensure().max(max).meta({ kind: 'rich' })

/** Whether a text has a visible character: joiners, fillers and direction marks are none. */
const isSeen = (value: string | undefined): boolean =>
  !value || /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}]/u.test(value)

const seenText = () => string().trim().required().test('seen', message('required'), isSeen)

export const requiredText = (max = 255) => seenText().max(max)

export const requiredLines = (max: number) => requiredText(max).meta({ kind: 'lines' })

export const nameText = () => seenText().min(2).max(200)

export const codeText = (max: number) =>
  string().trim().ensure().max(max).test('seen', message('invalid'), isSeen)

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

export const siteKeyText = () =>
  string()
    .trim()
    .required()
    .max(100)
    .matches(/^[a-z0-9]+([_-][a-z0-9]+)*$/, { message: message('site_key'), excludeEmptyString: true })

export const emailText = () => string().trim().lowercase().required().max(254).email()

export const optionalEmailText = () => string().trim().lowercase().ensure().max(254).email()

export const phoneText = () =>
  string()
    .ensure()
    .transform((value: string) => normalizePhone(value))
    .test('phone', message('phone'), (value) => !value || isPersonalPhone(value))

/** Optional phone number of any kind and country, stored normalized. */
export const dialText = () =>
  string()
    .ensure()
    .transform((value: string) => diallable(value) ?? value)
    .max(100)
    .test('phone', message('dial'), (value) => !value || diallable(value) === value)

/** Integer for a quantity; an empty input is 0. */
export const count = (max: number) =>
  number()
    .transform((value, typed) => (typed === '' || typed === null ? 0 : value))
    .integer()
    .min(0)
    .max(max)
    .default(0)

const maxId = 2_147_483_647

/** Id of another record; one out of range counts as not found. */
export const recordId = () =>
  number()
    .integer()
    .test('id', message('not_found_reference'), (value) => value == null || Math.abs(value) <= maxId)

/** A moment with its zone, as sent by clients and as written by the database; normalized to ISO 8601 in UTC. */
export const momentText = () =>
  string()
    .required()
    .transform((value: unknown) => {
      const isZoned = /^\d{4}-\d{2}-\d{2}[T ][\d:.]+(Z|[+-]\d{2}(:?\d{2})?)$/.test(String(value))
      const moment = isZoned ? momentIn(String(value)) : undefined
      return moment ? moment.toISOString() : value
    })
    .test('moment', message('moment'), (value) => /^\d{4}-.*Z$/.test(value ?? '') && !!momentIn(value))
