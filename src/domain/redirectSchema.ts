import { type InferType, number, object, string } from 'yup'
import { cleanLine } from './cleanText'
import { isSafeLink } from './links'
import { message } from './validation'

/** 301 is permanent, 302 temporary. */
export const redirectCodes = [301, 302] as const

/** Every letter of a path of 500 may take nine characters: three bytes, each in percent. */
export const maxTyped = 4_500

/**
 * A path of the site in its stored form: one leading slash, none at the end, percent-decoded. What cannot be decoded,
 * or is not a path, is returned unchanged and fails validation.
 */
export function normalizePath(typed: string): string {
  // Refused for its length, and not worth reading: putting marks in order takes time by the square of their number.
  if (typed.length > maxTyped) return typed
  // Nothing is not the way home: it has to be filled in.
  if (!typed.trim()) return ''
  try {
    const path = cleanLine(decodeURIComponent(typed.trim()))
    return /^[a-z][a-z\d+.-]*:/i.test(path) ? path : `/${bare(path)}`
  } catch {
    return typed
  }
}

/** Without the slashes around it, in linear time. */
function bare(path: string): string {
  let [from, to] = [0, path.length]
  while (from < to && path[from] === '/') from++
  while (to > from && path[to - 1] === '/') to--
  return path.slice(from, to)
}

/** Whether it is a path in its stored form. No `%`: decoding a stored path again must not change it. */
export const isPath = (value: string) => /^\/(?!\/)[^?#%\\\s]*$/.test(value)

/** The path of a destination within the site; `''` for another site's address. */
export const destinationPath = (destination: string): string =>
  destination.startsWith('/') ? normalizePath(destination.replace(/[?#].*$/s, '')) : ''

/** A query in one spelling, which spelling it again does not change. */
const queryOf = (query: string): string => {
  const params = new URLSearchParams(query)
  params.sort()
  return params.toString()
}

/** A path of the site with its query, if it has one, in its stored form: `/?p=12`. */
export function normalizeSource(typed: string): string {
  if (typed.includes('#')) return typed
  const [path = '', ...rest] = typed.split('?')
  const query = typed.length > maxTyped ? '' : queryOf(cleanLine(rest.join('?')))
  return query ? `${normalizePath(path || '/')}?${query}` : normalizePath(rest.length ? path || '/' : path)
}

const isSource = (value: string): boolean =>
  isPath(value.replace(/\?.*$/s, '')) && /^[^?]*(\?[^?#\\\s]+)?$/.test(value)

/** Without its query: what leads on from a path does so whatever is asked of it, unless something else knows the query. */
export const withoutQuery = (address: string): string => address.replace(/\?.*$/s, '')

/** The stored form of a destination within the site, with its query; `''` for another site's address. */
export const destinationAddress = (destination: string): string =>
  destination.startsWith('/') ? normalizeSource(destination.replace(/#.*$/s, '')) : ''

/** A redirect from `source`, a path of the site with or without a query, to `destination`, a path of the site or an http(s) address. */
export const redirectSchema = object({
  source: string()
    .required()
    .max(500)
    .meta({ typed: maxTyped })
    .transform(normalizeSource)
    .test('path', message('path'), (value) => isSource(value)),
  destination: string()
    .trim()
    .required()
    .max(2048)
    .test('link', message('destination'), (value) => /^(\/|https?:)/i.test(value) && isSafeLink(value))
    .test(
      'same',
      message('redirect_same'),
      (value, { parent }) => ![destinationAddress(value), destinationPath(value)].includes(parent?.source),
    ),
  code: number()
    .transform((value, typed) => (typed === '' || typed === null ? 301 : value))
    .oneOf(redirectCodes)
    .default(301),
})

export interface Redirect extends InferType<typeof redirectSchema> {
  id: number
  version: number
  /** The end of the chain, when it goes beyond the destination. */
  final?: string | null
  /** The code that leads straight there: 302 once a step of the chain is temporary. */
  final_code?: Redirect['code'] | null
  created_at: string
  updated_at: string
}
