import slugify from '@sindresorhus/slugify'
import { string } from 'yup'
import { message } from './validation'

/** Address part from a title: `Cà phê sữa đá` → `ca-phe-sua-da`. Empty for scripts without a romanisation. */
export const slugOf = (title: string): string => slugify(title.normalize('NFC')).slice(0, 200)

/** What a slug may look like: lower-case letters, their marks and digits of any script, parts joined by single hyphens. */
export const slugPattern = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+(-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+)*$/u

export const slugText = () =>
  string()
    .trim()
    .required()
    .max(200)
    .matches(slugPattern, { message: message('slug'), excludeEmptyString: true })
