import { ApiError } from './errors'
import { longestKey, storableText } from './json'

const maxParts = 100
const maxText = 1024 * 1024

/**
 * Duck-typed, since files of some environments are no instances of the global `File`; no member of a JSON body has a
 * method.
 */
export const isFile = (value: unknown): value is File =>
  typeof value === 'object' &&
  value !== null &&
  'arrayBuffer' in value &&
  typeof value.arrayBuffer === 'function'

/** @throws ApiError `malformed`, `too_large` */
export async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<Record<string, string | File>> {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type)
  // Counted before parsing: a million tiny parts would block the thread.
  if (countOf(bytes, `\r\n--${boundary?.[1] ?? boundary?.[2] ?? ''}`, maxParts) > maxParts)
    throw new ApiError('too_large')
  const body: Record<string, string | File> = Object.create(null)
  let size = 0
  for (const [name, value] of await partsOf(bytes, type)) {
    if (typeof value === 'string') size += value.length
    if (size > maxText || name.length > longestKey) throw new ApiError('too_large')
    body[storableText(name)] = typeof value === 'string' ? storableText(value) : value
  }
  return body
}

async function partsOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new ApiError('malformed')
  }
}

function countOf(bytes: Uint8Array, text: string, enough: number): number {
  const wanted = new TextEncoder().encode(text)
  let [found, same] = [0, 0]
  for (let at = 0; at < bytes.length && found <= enough; at++) {
    // Only the first byte is a carriage return: a failed match can at most begin anew, so each byte is read once.
    if (bytes[at] === wanted[same]) same++
    else same = bytes[at] === 13 ? 1 : 0
    if (same < wanted.length) continue
    found++
    same = 0
  }
  return found
}
