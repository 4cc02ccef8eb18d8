import { accessToken, refreshAuthorization, storeTokens } from './tokens'

export interface ParsedResponse {
  status: number
  headers: Headers
  content: unknown
}

type Send = (authorization: string | null) => Promise<ParsedResponse>

/** Stores fresh tokens from the headers of a refresh, or of a call that renewed the session, such as a new password. */
export function keepFreshTokens({ headers }: ParsedResponse): void {
  const access = headers.get('X-Access-Token')
  const refresh = headers.get('X-Refresh-Token')
  if (!access || !refresh) return
  storeTokens({
    token_type: 'Bearer',
    access_token: access,
    refresh_token: refresh,
    expires_in: Number(headers.get('X-Expires-In') ?? 0),
  })
}

/** Tabs share one refresh token, which is valid for one use: serialised by a web lock where available. */
const acrossTabs = <T>(task: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request('refresh_token', task) : task()

/**
 * Retries once after an expired token. Concurrent calls share a refresh: the first is retried with the refresh token,
 * the others wait for it and are retried with the new access token.
 */
export function createRetry(): (send: Send, used: string | null) => Promise<ParsedResponse> {
  let refreshing: Promise<unknown> | undefined

  const withRefreshToken = async (send: Send): Promise<ParsedResponse> => {
    const answer = await send(refreshAuthorization())
    keepFreshTokens(answer)
    return answer
  }

  return async (send, used) => {
    // A loop, because another call may have started a new refresh first.
    while (refreshing) await refreshing
    if (accessToken() !== used) return send(accessToken())
    const attempt = acrossTabs(() => (accessToken() === used ? withRefreshToken(send) : send(accessToken())))
    const turn = attempt.then(
      () => undefined,
      () => undefined,
    )
    refreshing = turn
    void turn.then(() => {
      if (refreshing === turn) refreshing = undefined
    })
    return attempt
  }
}
