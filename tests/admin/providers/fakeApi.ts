/** One call as the handler sees it. */
export interface Call {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: unknown
}

export type Handler = (call: Call) => Response | Promise<Response>

export const json = (status: number, body?: unknown, headers: HeadersInit = {}): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers })

/** A fetch answered in memory, which remembers the calls. */
export function fakeApi(handler: Handler) {
  const calls: Call[] = []
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(url)
    const body =
      init.body instanceof FormData
        ? Object.fromEntries(init.body)
        : init.body
          ? JSON.parse(String(init.body))
          : undefined
    const call = {
      method: init.method ?? 'GET',
      path: pathname,
      query: searchParams,
      headers: new Headers(init.headers),
      body,
    }
    calls.push(call)
    init.signal?.throwIfAborted()
    return handler(call)
  }
  return { calls, fetch }
}

export const listOf = (data: object[], page = 1, perPage = 25, total = data.length, counts?: object) =>
  json(200, {
    data,
    meta: {
      pagination: {
        count: data.length,
        per_page: perPage,
        total,
        total_pages: Math.max(1, Math.ceil(total / perPage)),
        current_page: page,
      },
      ...(counts && { counts }),
    },
  })

export const signInAs = (access = 'old', refresh = 'refresh') => {
  localStorage.setItem('access_token', `Bearer ${access}`)
  localStorage.setItem('refresh_token', refresh)
  localStorage.setItem('expires_in', String(Date.now() + 60_000))
}
