import type { AnyObject } from 'yup'
import { sanitizeHtml, sanitizeInTurns } from '../../domain/html'
import { type Context, htmlIn } from '../../domain/validation'
import type { Body } from '../http/body'
import type { Resource } from './resource'

/** Rich texts that were cleaned ahead, by the body that they came with. */
const cleanedAhead = new WeakMap<object, ReadonlyMap<string, string>>()

/**
 * Cleans the rich texts of a body before the transaction, in turns with other work: a long one takes as long as
 * hundreds of requests. Without it they are cleaned when the body is validated.
 */
export async function cleanAhead(resource: Resource, body: Body): Promise<Body> {
  const clean = new Map<string, string>()
  for (const html of htmlIn(resource.schema, body)) clean.set(html, await sanitizeInTurns(html))
  cleanedAhead.set(body, clean)
  return body
}

/**
 * Texts that were cleaned for a body are clean in what is made of it.
 * @param texts further ones that are clean
 */
export function cleanedAs<T extends AnyObject>(body: AnyObject, made: T, texts: Iterable<string> = []): T {
  const clean = cleanedAhead.get(body)
  if (clean) cleanedAhead.set(made, new Map([...clean, ...[...texts].map((text) => [text, text] as const)]))
  return made
}

/** A rich text of a body as it was cleaned ahead. */
export const cleanOf = (body: AnyObject, html: string): string | undefined =>
  cleanedAhead.get(body)?.get(html)

/** How a rich text is cleaned that the schema alone does not know as such. */
export const cleanedAheadOf = (body: AnyObject): NonNullable<Context['cleanHtml']> => {
  const ahead = cleanedAhead.get(body)
  return (html) => ahead?.get(html) ?? sanitizeHtml(html)
}

/** How the rich texts of a body are cleaned when it is validated: those that were cleaned, or are stored, stay. */
export function cleaningOf(resource: Resource, body: AnyObject, before?: AnyObject): Context {
  const ahead = cleanedAhead.get(body)
  let stored: Set<string> | undefined
  const isStored = (html: string) => {
    if (!before) return false
    stored ??= htmlIn(resource.schema, before)
    return stored.has(html)
  }
  return { cleanHtml: (html) => ahead?.get(html) ?? (isStored(html) ? html : sanitizeHtml(html)) }
}
