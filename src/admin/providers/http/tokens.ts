import type { Tokens } from '../../../domain/user'

/** Keys in local storage, shared with the site. */
const keys = { access: 'access_token', refresh: 'refresh_token', expires: 'expires_in' } as const

/** The `Authorization` value, including its type; `null` when signed out. */
export const accessToken = (): string | null => localStorage.getItem(keys.access)

/** The `Authorization` value of the retry after an expiry. */
export function refreshAuthorization(): string | null {
  const token = localStorage.getItem(keys.refresh)
  return token && `Bearer ${token}`
}

export const isSignedIn = (): boolean => accessToken() !== null

/** Stores the tokens of a login; the expiry is stored as a timestamp, not a duration. */
export function storeTokens({ token_type, access_token, refresh_token, expires_in }: Tokens): void {
  localStorage.setItem(keys.access, `${token_type} ${access_token}`)
  localStorage.setItem(keys.refresh, refresh_token)
  localStorage.setItem(keys.expires, String(Date.now() + expires_in * 1000))
}

/** Removes the token of a session that the server no longer knows. */
export const dropAccessToken = (): void => localStorage.removeItem(keys.access)

/** Removes all tokens. */
export function clearTokens(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key)
}
