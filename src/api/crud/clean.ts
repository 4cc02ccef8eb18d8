import type { AnyObject } from 'yup'
import { sanitizeHtml, sanitizeInTurns } from '../../domain/html'
import { type Context, htmlIn } from '../../domain/validation'
import type { Body } from '../http/body'
import type { Resource } from './resource'

const cleanedAhead = new WeakMap<object, ReadonlyMap<string, string>>()

/**
 * Cleans the rich texts of a body before the transaction, in turns with other work: a long one takes as long as
 * hundreds of requests. Other texts are cleaned at validation.
 */
export async function cleanAhead(resource: Resource, body: Body): Promise<Body> {
  const clean = new Map<string, string>()
  for (const html of htmlIn(resource.schema, body)) clean.set(html, await sanitizeInTurns(html))
  cleanedAhead.set(body, clean)
  return body
}

/** @param texts further texts that are clean */
export function cleanedAs<T extends AnyObject>(body: AnyObject, made: T, texts: Iterable<string> = []): T {
  const clean = cleanedAhead.get(body)
  if (clean) cleanedAhead.set(made, new Map([...clean, ...[...texts].map((text) => [text, text] as const)]))
  return made
}

export const cleanOf = (body: AnyObject, html: string): string | undefined =>
  cleanedAhead.get(body)?.get(html)

/** Cleans a rich text that the schema does not know as one. */
export const cleanedAheadOf = (body: AnyObject): NonNullable<Context['cleanHtml']> => {
  const ahead = cleanedAhead.get(body)
  return (html) => ahead?.get(html) ?? sanitizeHtml(html)
}

/** Leaves texts that were cleaned ahead or are stored already unchanged. */
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
