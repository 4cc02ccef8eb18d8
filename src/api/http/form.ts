import { ApiError } from './errors'
import { longestKey, storableText } from './json'

const maxParts = 100
/** Most text in all parts together; a form has the texts of one record. */
const maxText = 1024 * 1024

/**
 * Duck-typed: in some environments a request's files are not instances of the global `File`. By a method, which no
 * object of a JSON body has.
 */
export const isFile = (value: unknown): value is File =>
  typeof value === 'object' &&
  value !== null &&
  'arrayBuffer' in value &&
  typeof value.arrayBuffer === 'function'

/**
 * The parts of a multipart body; text parts are cleaned as JSON text is.
 * @throws ApiError `malformed`, `too_large`
 */
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

/** How often a text occurs in bytes; counting stops soon after `enough`. */
function countOf(bytes: Uint8Array, text: string, enough: number): number {
  const wanted = new TextEncoder().encode(text)
  let [found, same] = [0, 0]
  for (let at = 0; at < bytes.length && found <= enough; at++) {
    // Only the first byte is a carriage return: what fails to go on can at most begin anew, so each byte is read once.
    if (bytes[at] === wanted[same]) same++
    else same = bytes[at] === 13 ? 1 : 0
    if (same < wanted.length) continue
    found++
    same = 0
  }
  return found
}
