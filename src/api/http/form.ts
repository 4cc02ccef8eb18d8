import { ApiError } from './errors'
import { storableText } from './json'

const maxParts = 100
/** Most text in all parts together; a form has the texts of one record. */
const maxText = 1024 * 1024

/** Duck-typed: in some environments a request's files are not instances of the global `File`. */
export const isFile = (value: unknown): value is File =>
  typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'name' in value

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
    if (size > maxText) throw new ApiError('too_large')
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
  let found = 0
  for (let at = bytes.indexOf(13); at >= 0 && found <= enough; at = bytes.indexOf(13, at + 1)) {
    let same = 1
    while (same < wanted.length && bytes[at + same] === wanted[same]) same++
    if (same === wanted.length) found++
  }
  return found
}
