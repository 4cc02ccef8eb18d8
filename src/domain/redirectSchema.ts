import { type InferType, number, object, string } from 'yup'
import { isSafeLink } from './links'
import { message } from './validation'

/** Permanent and temporary. */
export const redirectCodes = [301, 302] as const

/**
 * A path of the site in the one form that is stored: one leading slash, none at the end, percent-decoded.
 * What cannot be decoded, or is no path, comes back as it is and fails the rule.
 */
export function normalizePath(typed: string): string {
  try {
    const path = decodeURIComponent(typed.trim()).normalize('NFC')
    return /^[a-z][a-z\d+.-]*:/i.test(path) ? path : `/${path.replace(/^\/+|\/+$/g, '')}`
  } catch {
    return typed
  }
}

/** No `%` either: a path that is read a second time must stay what it is. */
const isPath = (value: string) => /^\/(?!\/)[^?#%\\\s]*$/.test(value)

/** The path that a destination within the site leads to; `''` for another site's address. */
export const pathOf = (destination: string): string =>
  destination.startsWith('/') ? normalizePath(destination.replace(/[?#].*$/s, '')) : ''

/** Sends whoever asks for `source` to `destination`, a path of the site or an http(s) address. */
export const redirectSchema = object({
  source: string()
    .required()
    .max(500)
    .transform(normalizePath)
    .test('path', message('path'), (value) => isPath(value)),
  destination: string()
    .trim()
    .required()
    .max(2048)
    .test('link', message('destination'), (value) => /^(\/|https?:)/i.test(value) && isSafeLink(value))
    .test('same', message('redirect_same'), (value, { parent }) => pathOf(value) !== parent?.source),
  code: number()
    .transform((value, typed) => (typed === '' || typed === null ? 301 : value))
    .oneOf(redirectCodes)
    .default(301),
})

export interface Redirect extends InferType<typeof redirectSchema> {
  id: number
  version: number
  /** Where a chain ends, when it goes beyond the destination. */
  final?: string | null
  created_at: string
  updated_at: string
}
