import { ApiError } from './errors'

/** Far more than any form sends; the cost of processing grows with each of them. */
const maxDepth = 64
const maxNodes = 20_000
const mostItems = 1_000
export const longestKey = 200

/** @throws ApiError `malformed`, `too_large` */
export function parseJson(bytes: Uint8Array, maxItems = mostItems): Record<string, unknown> {
  requireShallow(bytes)
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ApiError('malformed')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ApiError('malformed')
  requireBounded(body, maxItems)
  return storable(body) as Record<string, unknown>
}

const signs = new TextEncoder().encode('"\\[]{},')
const [quote, backslash, opening, closing, opens, closes, comma] = signs

/**
 * Bounds depth and number of values before parsing: building an oversized body takes a second. In UTF-8 no byte of
 * another character equals one of these signs.
 */
function requireShallow(bytes: Uint8Array): void {
  let [depth, containers, commas, inText] = [0, 0, 0, false]
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote) inText = !inText
    else if (inText) at += Number(byte === backslash)
    else if (byte === opening || byte === opens) {
      depth++
      containers++
    } else if (byte === closing || byte === closes) depth--
    else if (byte === comma) commas++
    if (depth > maxDepth || containers > maxNodes + 1 || commas > maxNodes) throw new ApiError('too_large')
  }
}

/** Iterative, because a deep value would overflow the stack of a recursion. */
function requireBounded(body: object, maxItems: number): void {
  let level: object[] = [body]
  let nodes = 0
  for (let depth = 1; level.length; depth++) {
    if (depth > maxDepth) throw new ApiError('too_large')
    const next: object[] = []
    for (const each of level) {
      if (Array.isArray(each) && each.length > maxItems) throw new ApiError('too_large')
      const members: unknown[] = Object.values(each)
      nodes += members.length
      if (nodes > maxNodes) throw new ApiError('too_large')
      for (const member of members) if (typeof member === 'object' && member !== null) next.push(member)
    }
    level = next
  }
}

/** Removes only NUL and unpaired surrogates, which PostgreSQL cannot store. */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** Objects get no prototype, so that `body.constructor` exists only if it was sent. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = Object.create(null)
  for (const [key, each] of Object.entries(value)) {
    if (key.length > longestKey) throw new ApiError('too_large')
    copy[storableText(key)] = storable(each)
  }
  return copy
}
