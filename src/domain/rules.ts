import { string } from 'yup'
import { isSafeLink } from './links'
import { normalizePhone } from './phone'
import { slugPattern } from './slug'
import { message } from './validation'

/** Text that may stay empty: trimmed, null-safe, at most `max` characters. */
export const text = (max = 65_535) => string().trim().ensure().max(max)

/** Text that must be there. */
export const requiredText = (max = 255) => string().trim().required().max(max)

/** Name of a person or thing: 2 to 200 characters (spec §9). */
export const nameText = () => string().trim().required().min(2).max(200)

/** A link field that may be empty. */
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

/** An address for mail, stored in lower case. */
export const emailText = () => string().trim().lowercase().required().max(254).email()

/** The same where it may stay empty. */
export const optionalEmailText = () => string().trim().lowercase().ensure().max(254).email()

/** An optional phone of 10 digits (spec §5), stored normalised. */
export const phoneText = () =>
  string()
    .ensure()
    .transform((value: string) => normalizePhone(value))
    .test('phone', message('phone'), (value) => !value || /^0\d{9}$/.test(value))
