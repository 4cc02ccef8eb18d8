import { type ClientRequest, type IncomingMessage, get as overHttp } from 'node:http'
import { get as overHttps } from 'node:https'
import pLimit from 'p-limit'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import type { Remote, RemoteFile } from '../api/ports'
import { megabytes } from '../domain/media'
import type { Message } from '../domain/message'

/** In ms for one file, including its redirects. */
const timeout = 20_000
const mostRedirects = 3
/** Concurrent fetches including processing, and waiting ones. */
const [lanes, mostWaiting] = [4, 20]

class Refusal extends Error {
  constructor(readonly told: Message) {
    super(told.key)
  }
}

/**
 * Fetches from the public internet only: checks the resolved address at connect time, again after each redirect.
 * Internal addresses look like unreachable sites.
 * @param inner addresses that tests allow, on any port
 */
export function guardedRemote(inner: string[] = []): Remote {
  const options = { allowIPAddressList: inner }
  const agents = {
    'http:': { get: overHttp, agent: new RequestFilteringHttpAgent(options) },
    'https:': { get: overHttps, agent: new RequestFilteringHttpsAgent(options) },
  }
  const turn = pLimit(lanes)

  const answerOf = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { get, agent } = agents[url.protocol as keyof typeof agents]
      const headers = { accept: 'image/*', 'user-agent': 'Nep' }
      const request: ClientRequest = get(url, { agent, signal, headers }, resolve)
      request.on('error', reject)
    })

  const follow = async (from: URL, maxBytes: number, signal: AbortSignal): Promise<RemoteFile> => {
    let url = from
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      if (!(url.protocol in agents) || (url.port && !inner.length) || url.username) break
      const answer = await answerOf(url, signal)
      const { statusCode = 0, headers } = answer
      if (statusCode === 200) return { bytes: await bytesOf(answer, maxBytes), name: nameOf(from) }
      answer.destroy()
      if (statusCode < 300 || statusCode > 399 || !headers.location || !URL.canParse(headers.location, url))
        throw new Refusal({ key: 'validation.remote_answer', params: { host: url.host, status: statusCode } })
      url = new URL(headers.location, url)
    }
    throw unreachable(from)
  }

  const fetched = async (address: string, maxBytes: number): Promise<RemoteFile | Message> => {
    const url = new URL(address)
    const signal = AbortSignal.timeout(timeout)
    try {
      return await follow(url, maxBytes, signal)
    } catch (error) {
      if (error instanceof Refusal) return error.told
      const key = signal.aborted ? 'validation.remote_slow' : 'validation.remote_unreachable'
      return { key, params: { host: url.host } }
    }
  }

  return {
    get: async (address, maxBytes, use) =>
      turn.activeCount + turn.pendingCount < lanes + mostWaiting
        ? turn(async () => use(await fetched(address, maxBytes)))
        : null,
  }
}

const unreachable = ({ host }: URL) => new Refusal({ key: 'validation.remote_unreachable', params: { host } })

/** The last path segment, undecoded if it is malformed. */
function nameOf({ pathname }: URL): string {
  const part = pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

async function bytesOf(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = new Refusal({ key: 'validation.too_large', params: { max: megabytes(maxBytes) } })
  if (Number(answer.headers['content-length']) > maxBytes) {
    answer.destroy()
    throw tooLarge
  }
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length
    if (length > maxBytes) throw tooLarge
    parts.push(part)
  }
  return Buffer.concat(parts)
}
