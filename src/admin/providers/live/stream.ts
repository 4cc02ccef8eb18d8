import { createParser } from 'eventsource-parser'
import type { LiveEvent } from '../../../domain/live'
import type { HttpClient, HttpRequest } from '../http/http'
import { isHttpError } from '../http/httpError'

/** In ms; some proxies hand an answer on only when it has ended. */
const greetsWithin = 5_000
/** In ms; the server says every 15 seconds that it is there. */
const silentFor = 40_000
/** In ms, between attempts. */
const [soonest, latest] = [500, 30_000]

export interface StreamOptions {
  http: HttpClient
  /** Each connection ends with its first event. */
  isShort?: boolean
  /** In ms, how old the data on the screen is. */
  age: number
  /** The last event that this browser knows, which the stream goes on from. */
  lastId?: string
  onEvent: (event: LiveEvent, id: string) => void
  /** Whenever the server has said something, if only that it is there. */
  onAwake?: () => void
  /** The session has ended, or the server knows no such stream. */
  onRefused: () => void
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })

/**
 * Reads what changes from the server until `signal` aborts, over as many connections as that takes. Where a connection
 * brings nothing until it ends, it asks for short ones.
 */
export async function readStream(options: StreamOptions, signal: AbortSignal): Promise<void> {
  let { lastId, isShort = false } = options
  let failures = 0
  const begun = Date.now()
  while (!signal.aborted) {
    const opened = Date.now()
    const connection = new AbortController()
    const cut = () => connection.abort()
    let timer = setTimeout(cut, isShort ? silentFor : greetsWithin)
    let hasGreeted = false
    const request: HttpRequest = {
      isStream: true,
      isBackground: true,
      query: { age: lastId ? undefined : options.age + opened - begun, wait: isShort ? 1 : undefined },
      headers: lastId ? { 'Last-Event-ID': lastId } : {},
      signal: AbortSignal.any([signal, connection.signal]),
    }
    const parser = createParser({
      onEvent({ id, event, data }) {
        lastId = id ?? lastId
        if (!event) options.onEvent(JSON.parse(data) as LiveEvent, lastId ?? '')
      },
    })
    try {
      const response = await options.http<Response>('/live', request)
      for await (const text of textsOf(response)) {
        hasGreeted = true
        clearTimeout(timer)
        timer = setTimeout(cut, silentFor)
        options.onAwake?.()
        parser.feed(text)
      }
      failures = 0
    } catch (error) {
      if (isHttpError(error) && [401, 403, 404].includes(error.status)) return options.onRefused()
      if (hasGreeted) failures = 0
      else if (connection.signal.aborted) isShort = true
      else failures += 1
    }
    clearTimeout(timer)
    connection.abort()
    // A proxy that ends a connection at once would be asked again at once.
    const wait = Math.min(latest, soonest * 2 ** failures) * (0.5 + Math.random())
    if (!signal.aborted && (failures > 0 || Date.now() - opened < soonest)) await pause(wait, signal)
  }
}

async function* textsOf({ body }: Response): AsyncGenerator<string> {
  if (!body) return
  const [reader, decoder] = [body.getReader(), new TextDecoder()]
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield decoder.decode(value, { stream: true })
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
