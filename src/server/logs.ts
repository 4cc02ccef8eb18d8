import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import pino, { type Logger } from 'pino'
import type { Log } from '../api/ports'
import { loggedError } from './errors'

const request = new AsyncLocalStorage<string>()

/**
 * Logs one JSON object per line to standard output. Lines of a request have its id. Headers, bodies and query strings
 * are never logged; fields with the names of secrets are redacted.
 */
export function createLog(level: string): Logger {
  const secrets = ['password', 'secret', 'token', 'authorization', 'cookie']
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: [...secrets, ...secrets.map((name) => `*.${name}`)], censor: '***' },
    serializers: { err: loggedError },
    mixin: () => {
      const id = request.getStore()
      return id ? { request: id } : {}
    },
  })
}

/** Gives the request an id (or keeps the proxy's) and logs its outcome. */
export function withRequestLog(
  log: Log,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  run: () => void,
): void {
  const given = incoming.headers['x-request-id']
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
  const start = performance.now()
  outgoing.setHeader('x-request-id', id)
  outgoing.once('close', () => {
    const status = outgoing.writableFinished ? outgoing.statusCode : 499
    const entry = {
      request: id,
      method: incoming.method,
      path: requestPath(incoming),
      status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    }
    if (status >= 500) log.error(entry, 'request')
    else log.info(entry, 'request')
  })
  request.run(id, run)
}

/** Only the path: query strings contain what users search for. */
export const requestPath = (incoming: IncomingMessage): string => {
  const url = incoming.url ?? '/'
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** Without its question mark; `''` if there is none. */
export const requestQuery = (incoming: IncomingMessage): string =>
  (incoming.url ?? '').slice(requestPath(incoming).length + 1)
