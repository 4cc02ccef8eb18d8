import { ApiError } from '../../http/errors'

/** In ms. */
export const previewLifetime = 60 * 60_000

export interface PreviewClaims {
  id: string
  expires: Date
}

const encoder = new TextEncoder()

/** The purpose is part of what is signed, so that no other token of the same secret is one. */
async function seal(secret: string, claims: string): Promise<string> {
  const hash = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), hash, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(`preview:${claims}`)))
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')
}

export async function previewToken(secret: string, { id, expires }: PreviewClaims): Promise<string> {
  const claims = `${id}.${Math.floor(expires.getTime() / 1000)}`
  return `${claims}.${await seal(secret, claims)}`
}

/** @throws ApiError `forbidden` for what is no token, was changed, or is too old */
export async function readPreviewToken(secret: string, token: string, now: Date): Promise<PreviewClaims> {
  const [, id, seconds, sealed] = /^([0-9a-f-]{36})\.(\d{10})\.([\w-]{43})$/.exec(token) ?? []
  const expires = new Date(Number(seconds) * 1000)
  if (!id || sealed !== (await seal(secret, `${id}.${seconds}`)) || expires <= now)
    throw new ApiError('forbidden')
  return { id, expires }
}
