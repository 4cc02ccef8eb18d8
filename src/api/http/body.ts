import { createTurns } from '../auth/turns'
import { ApiError } from './errors'
import { parseForm } from './form'
import { parseJson } from './json'
import { type BodyRoom, smallBody } from './room'

export type Body = Record<string, unknown>

const megabyte = 1024 * 1024

/** A phone may take minutes to upload a film. */
const limits = {
  json: { bytes: 2 * megabyte, seconds: 60 },
  form: { bytes: 52 * megabyte, seconds: 300 },
}

/** Large forms are parsed one at a time: each takes half a second and three times its size. */
const queueForm = createTurns({ atOnce: 1, mayWait: Number.POSITIVE_INFINITY })

interface Reading {
  takesFiles?: boolean
  maxItems?: number
  /** Without room, as before sign-in, a body must be small. */
  room?: BodyRoom
}

/** @throws ApiError `unsupported_type`, `too_large`, `too_slow`, `malformed`, `unavailable` */
export async function readBody(
  request: Request,
  { takesFiles, maxItems, room }: Reading = {},
): Promise<Body> {
  // Looking for the body of a GET would cost as much as a short statement.
  if (request.method === 'GET' || !request.body) return {}
  const type = request.headers.get('content-type') ?? ''
  const kind = /^application\/json\b/i.test(type)
    ? 'json'
    : takesFiles && /^multipart\/form-data\b/i.test(type)
      ? 'form'
      : null
  const { bytes: most, seconds } = kind ? limits[kind] : { bytes: 0, seconds: limits.json.seconds }
  const max = room ? most : Math.min(most, smallBody)
  const beyond = kind ? 'too_large' : 'unsupported_type'
  const bytes = await readBytes(request.body, { max, seconds, beyond, room })
  if (!bytes.length) return {}
  if (kind !== 'form') return parseJson(bytes, maxItems)
  return bytes.length > smallBody ? queueForm(() => parseForm(bytes, type)) : parseForm(bytes, type)
}

interface Bounds {
  max: number
  seconds: number
  beyond: 'too_large' | 'unsupported_type'
  room?: BodyRoom
}

async function readBytes(
  stream: ReadableStream<Uint8Array>,
  { max, seconds, beyond, room }: Bounds,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    void reader.cancel().catch(() => undefined)
  }, seconds * 1000)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (isLate) throw new ApiError('too_slow')
      if (done) break
      size += value.length
      if (size > max) throw new ApiError(beyond)
      room?.take(value.length)
      chunks.push(value)
    }
  } catch (error) {
    // The caller disconnected; nobody reads this answer.
    throw error instanceof ApiError ? error : new ApiError('malformed')
  } finally {
    clearTimeout(timer)
    reader.releaseLock()
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
