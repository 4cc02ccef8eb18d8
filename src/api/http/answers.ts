import { ApiError } from './errors'
import type { Call } from './route'

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

export const json = (body: unknown, status = 200, extra: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...headers, ...extra } })

/** An answer that the database has already written as JSON. */
export const rawJson = (body: string, status = 200): Response => new Response(body, { status, headers })

/** `{data}` around a row that the database wrote. */
export const one = (row: string, status = 200): Response => rawJson(`{"data":${row}}`, status)

export const noContent = (): Response => new Response(null, { status: 204 })

/** PostgreSQL stores neither NUL nor half a surrogate pair: they are dropped, nothing else is. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [storable(key), storable(each)]))
  return value
}

/**
 * The members of a JSON object body.
 * @throws ApiError `unsupported_type`, `malformed`
 */
export async function jsonBody({ request }: Pick<Call, 'request'>): Promise<Record<string, unknown>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new ApiError('unsupported_type')
  let body: unknown
  try {
    body = await request.json()
  } catch {
    throw new ApiError('malformed')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ApiError('malformed')
  return storable(body) as Record<string, unknown>
}

/**
 * The parts of a multipart body; text parts are cleaned as JSON text is.
 * @throws ApiError `malformed`
 */
export async function formBody({ request }: Pick<Call, 'request'>): Promise<Record<string, string | File>> {
  try {
    const form = await request.formData()
    return Object.fromEntries(
      [...form].map(([name, value]) => [name, typeof value === 'string' ? String(storable(value)) : value]),
    )
  } catch {
    throw new ApiError('malformed')
  }
}

/** Either kind of body, by its content type. */
export const anyBody = (call: Pick<Call, 'request'>): Promise<Record<string, unknown>> =>
  /^multipart\/form-data\b/i.test(call.request.headers.get('content-type') ?? '')
    ? formBody(call)
    : jsonBody(call)

/**
 * A row id from the path: anything that cannot be one is a row that does not exist.
 * @throws ApiError `not_found`
 */
export function idOf(value: string | undefined): number {
  const id = Number(value)
  if (!value || !/^[1-9]\d{0,9}$/.test(value) || id > 2_147_483_647) throw new ApiError('not_found')
  return id
}
