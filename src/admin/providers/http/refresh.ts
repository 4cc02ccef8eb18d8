import { accessToken, refreshAuthorization, storeTokens } from './tokens'

/** An answer that has been read. */
export interface Answer {
  status: number
  headers: Headers
  content: unknown
}

type Send = (authorization: string | null) => Promise<Answer>

/** Fresh tokens come in the headers of an answer to a call that carried the refresh token. */
function keepFreshTokens({ headers }: Answer): void {
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

/** Tabs share one refresh token, which is good for one use: they take turns where the browser can. */
const inTurn = <T>(task: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request('refresh_token', task) : task()

/**
 * The one retry after an expired token. Calls that expire together share a refresh: the first goes out again
 * with the refresh token, the others wait for it and go out again with the fresh access token.
 */
export function createRetry(): (send: Send, used: string | null) => Promise<Answer> {
  let refreshing: Promise<unknown> | undefined

  const withRefreshToken = async (send: Send): Promise<Answer> => {
    const answer = await send(refreshAuthorization())
    keepFreshTokens(answer)
    return answer
  }

  return async (send, used) => {
    // A loop: whoever wakes first may have to begin another turn.
    while (refreshing) await refreshing
    if (accessToken() !== used) return send(accessToken())
    const attempt = inTurn(() => (accessToken() === used ? withRefreshToken(send) : send(accessToken())))
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
