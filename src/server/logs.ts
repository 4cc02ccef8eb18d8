import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import pino, { type Logger } from 'pino'
import type { Log } from '../api/ports'
import { loggedError } from './errors'

const request = new AsyncLocalStorage<string>()

/**
 * One JSON object a line on standard output. What a request does is logged under the request's id; headers,
 * bodies and query strings never are, and the names of secrets are struck out in case one is handed in.
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

/** Gives the request an id (or keeps the proxy's), runs it under that id and logs how it ended. */
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
      path: pathOf(incoming),
      status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    }
    if (status >= 500) log.error(entry, 'request')
    else log.info(entry, 'request')
  })
  request.run(id, run)
}

/** The path alone: what people search for is nobody's business in a log. */
export const pathOf = (incoming: IncomingMessage): string => {
  const url = incoming.url ?? '/'
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
