import type { Tokens } from '../../../domain/user'

/** Keys in local storage, shared with the site. */
const keys = { access: 'access_token', refresh: 'refresh_token', expires: 'expires_in' } as const

const read = (key: string): string | null => globalThis.localStorage?.getItem(key) ?? null

/** User id of the stored token, which all tabs share; `null` when signed out. */
function holder(): string | null {
  const token = read(keys.access)
  try {
    const claims = token?.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? ''
    const { sub } = JSON.parse(atob(claims)) as { sub?: unknown }
    return sub === undefined ? token : String(sub)
  } catch {
    // Not one of our tokens, so the token itself identifies the user.
    return token
  }
}

/** User of this page; changes made by the page itself are not reported. */
let owner = holder()
/** Another user has signed in since. The page then sends nothing more and leaves the new tokens alone. */
let isOver = false

/** The `Authorization` value, including its type; `null` when signed out. */
export const accessToken = (): string | null => (isOver ? null : read(keys.access))

export function refreshAuthorization(): string | null {
  const token = isOver ? null : read(keys.refresh)
  return token && `Bearer ${token}`
}

export const isSignedIn = (): boolean => accessToken() !== null

/** Stores the tokens of a login; the expiry is stored as a timestamp, not a duration. */
export function storeTokens({ token_type, access_token, refresh_token, expires_in }: Tokens): void {
  if (isOver) return
  localStorage.setItem(keys.access, `${token_type} ${access_token}`)
  localStorage.setItem(keys.refresh, refresh_token)
  localStorage.setItem(keys.expires, String(Date.now() + expires_in * 1000))
  owner = holder()
}

/** Removes the token of a session that the server no longer knows. */
export function dropAccessToken(): void {
  if (isOver) return
  localStorage.removeItem(keys.access)
  owner = null
}

export function clearTokens(): void {
  if (isOver) return
  for (const key of Object.values(keys)) localStorage.removeItem(key)
  owner = null
}

/**
 * Calls back when the user has signed out in another tab (`left`) or another user has signed in there (`entered`),
 * after which the page must reload. A tab that slept checks when it becomes visible. Returns how to stop.
 */
export function watchOtherTabs(hear: (what: 'left' | 'entered') => void): () => void {
  const look = () => {
    const now = holder()
    if (now === owner) return
    owner = now
    isOver = now !== null
    hear(isOver ? 'entered' : 'left')
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === keys.access) look()
  }
  window.addEventListener('storage', onStorage)
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    window.removeEventListener('storage', onStorage)
    document.removeEventListener('visibilitychange', look)
  }
}
