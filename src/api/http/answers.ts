import { isId } from '../../domain/id'
import { ApiError } from './errors'

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

export const json = (body: unknown, status = 200, extra: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...headers, ...extra } })

export const rawJson = (body: string, status = 200): Response => new Response(body, { status, headers })

export const one = (row: string, status = 200): Response => rawJson(`{"data":${row}}`, status)

export const noContent = (): Response => new Response(null, { status: 204 })

/** @throws ApiError `not_found` for anything that cannot be an id */
export function idOf(value: string | undefined): number {
  if (!value || !isId(value)) throw new ApiError('not_found')
  return Number(value)
}

/** @throws ApiError `malformed` when it is not one version: ignoring it could overwrite another user's change */
export function seenVersion({ headers }: Request): number | null {
  const asked = headers.get('If-Match')
  if (asked === null) return null
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(asked)?.[1]
  if (!version) throw new ApiError('malformed')
  return Number(version)
}
