import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import type { SendDelivery, SendFailure, Sent } from '../api/ports'

/** Bytes of an answer that are kept; the rest is not read. */
const mostBytes = 2_048

export interface PostOptions {
  /** Also to addresses within the network, as in a test or a business of one house. */
  isInternal?: boolean
  /** Ports besides 80 and 443. */
  ports?: readonly number[]
  /** How names are resolved; the system's way without it. */
  lookup?: LookupFunction
  /** In ms, from the connection to the end of the answer. */
  timeout?: number
}

const usualPorts: Record<string, number> = { 'http:': 80, 'https:': 443 }

/**
 * Posts to the public internet only. What a name resolves to is checked when the connection is made, each time; a
 * redirect is an answer like any other.
 */
export function guardedPost({
  isInternal = false,
  ports = [],
  lookup,
  timeout = 15_000,
}: PostOptions = {}): SendDelivery {
  const options = { allowPrivateIPAddress: isInternal, allowMetaIPAddress: isInternal }
  const agents = {
    'http:': new RequestFilteringHttpAgent(options),
    'https:': new RequestFilteringHttpsAgent(options),
  }
  const allowed = new Set([...Object.values(usualPorts), ...ports])

  return async (address, { headers, body, signal }) => {
    const began = performance.now()
    const failed = (reason: SendFailure): Sent => ({
      status: null,
      answer: '',
      reason,
      tookMs: performance.now() - began,
    })
    const url = new URL(address)
    const port = Number(url.port || usualPorts[url.protocol])
    if (!(url.protocol in agents)) return failed('refused')
    if (!allowed.has(port)) return failed('port')
    const send = url.protocol === 'https:' ? overHttps : overHttp
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
    return new Promise<Sent>((resolve) => {
      const call = send(
        url,
        {
          method: 'POST',
          agent: agents[url.protocol as keyof typeof agents],
          signal: within,
          headers: { ...headers, 'user-agent': 'Nep', 'content-length': Buffer.byteLength(body) },
          ...(lookup && { lookup }),
        },
        (answer) => {
          const parts: Buffer[] = []
          let size = 0
          const done = () => {
            answer.destroy()
            const retryAfter = Number(answer.headers['retry-after'])
            resolve({
              status: answer.statusCode ?? 0,
              answer: Buffer.concat(parts).subarray(0, mostBytes).toString('utf8').replaceAll('\0', ''),
              reason: '',
              tookMs: performance.now() - began,
              ...(Number.isFinite(retryAfter) && retryAfter > 0 && { retryAfter }),
            })
          }
          answer.on('data', (part: Buffer) => {
            parts.push(part)
            size += part.length
            if (size >= mostBytes) done()
          })
          answer.on('end', done)
          // Its status has arrived: what is broken off is only what it says.
          answer.on('error', done)
        },
      )
      call.on('error', (error) => resolve(failed(reasonOf(error, within.aborted))))
      call.end(body)
    })
  }
}

function reasonOf(error: Error, isLate: boolean): SendFailure {
  if (isLate) return 'slow'
  if (/is not allowed/.test(error.message)) return 'inward'
  const code = 'code' in error ? String(error.code) : ''
  if (/^(ENOTFOUND|EAI_)/.test(code)) return 'unknown_host'
  return /CERT|SSL|TLS|SELF_SIGNED/.test(code) ? 'insecure' : 'refused'
}
