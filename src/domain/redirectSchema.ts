import { type InferType, number, object, string } from 'yup'
import { cleanLine } from './cleanText'
import { isSafeLink } from './links'
import { message } from './validation'

export const redirectCodes = [301, 302] as const

/** A path has 500 characters, and each may be typed as nine: three percent-encoded bytes. */
export const maxTyped = 4_500

/**
 * The stored form of a path: one leading slash, no trailing one, percent-decoded. Returns anything else unchanged;
 * validation refuses it.
 */
export function normalizePath(typed: string): string {
  // Too long anyway, and normalizing takes quadratic time in the number of marks.
  if (typed.length > maxTyped) return typed
  if (!typed.trim()) return ''
  try {
    const path = cleanLine(decodeURIComponent(typed.trim()))
    return /^[a-z][a-z\d+.-]*:/i.test(path) ? path : `/${bare(path)}`
  } catch {
    return typed
  }
}

/** Trims slashes in linear time. */
function bare(path: string): string {
  let [from, to] = [0, path.length]
  while (from < to && path[from] === '/') from++
  while (to > from && path[to - 1] === '/') to--
  return path.slice(from, to)
}

/** Whether it is a stored path. Without `%`, because decoding a stored path again must not change it. */
export const isPath = (value: string) => /^\/(?!\/)[^?#%\\\s]*$/.test(value)

export const destinationPath = (destination: string): string =>
  destination.startsWith('/') ? normalizePath(destination.replace(/[?#].*$/s, '')) : ''

/** Canonical form of a query; idempotent. */
const queryOf = (query: string): string => {
  const params = new URLSearchParams(query)
  params.sort()
  return params.toString()
}

/** The stored form of a path with an optional query: `/?p=12`. */
export function normalizeSource(typed: string): string {
  if (typed.includes('#')) return typed
  const [path = '', ...rest] = typed.split('?')
  const query = typed.length > maxTyped ? '' : queryOf(cleanLine(rest.join('?')))
  return query ? `${normalizePath(path || '/')}?${query}` : normalizePath(rest.length ? path || '/' : path)
}

const isSource = (value: string): boolean =>
  isPath(value.replace(/\?.*$/s, '')) && /^[^?]*(\?[^?#\\\s]+)?$/.test(value)

/** A redirect of a path applies with any query, unless another redirect has that query. */
export const withoutQuery = (address: string): string => address.replace(/\?.*$/s, '')

/** The stored form of a destination within the site, with its query; `''` for another site's address. */
export const destinationAddress = (destination: string): string =>
  destination.startsWith('/') ? normalizeSource(destination.replace(/#.*$/s, '')) : ''

export const redirectSchema = object({
  source: string()
    .required()
    .max(500)
    .meta({ typed: maxTyped })
    // A field that was emptied comes as null.
    .transform((typed: string | null) => normalizeSource(typed ?? ''))
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
  /** The end of the chain, if the destination redirects further. */
  final?: string | null
  /** The code of a redirect straight to `final`: 302 if any step is temporary. */
  final_code?: Redirect['code'] | null
  created_at: string
  updated_at: string
}
