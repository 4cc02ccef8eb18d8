import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Api } from '../api'
import { isUnavailable, retryAfter } from '../api/http/unavailable'
import type { Log } from '../api/ports'
import { apiDocsPath } from '../domain/apiDocsPath'
import { hasRenditions, parsePicture, type WantedPicture } from '../domain/renditions'
import { compressText } from './compress'
import { cachingOf, sendFile, sendUpload } from './files'
import { requestPath, requestQuery, withRequestLog } from './logs'
import { createRenditions, type FocusOf } from './renditions'
import { clientAddress, setSecurityHeaders } from './security'
import type { SiteFacts } from './siteFacts'
import type { FileStorage } from './storage'
import { limitBody } from './timeouts'

export interface Parts {
  api: Pick<Api, 'fetch'>
  storage: FileStorage
  focusOf: FocusOf
  log: Log
  trustedProxies: number
  isHealthy: () => Promise<boolean>
  facts: () => Promise<SiteFacts>
  /** In ms; limits bodies other than uploads. */
  bodyWithin?: number
}

export type Handler = (incoming: IncomingMessage, outgoing: ServerResponse) => void
export type ServesPages = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  path: string,
  /** Undefined when the database does not answer in time. */
  facts: () => Promise<SiteFacts | undefined>,
) => Promise<void> | void

export function createHandler(parts: Parts, pages: ServesPages): Handler {
  const { storage, log } = parts
  const renditions = createRenditions(storage, parts.focusOf)
  const answerApi = getRequestListener(async (request, { incoming }) => {
    const address = clientAddress(incoming as IncomingMessage, parts.trustedProxies)
    return compressText(request, await parts.api.fetch(request, { address }))
  })

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const path = requestPath(incoming)
    if (path.startsWith('/api/') && path !== apiDocsPath) {
      limitBody(incoming, parts.bodyWithin)
      return answerApi(incoming, outgoing)
    }
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      outgoing.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    if (path === '/healthz') return sendHealth(await parts.isHealthy(), outgoing)
    if (path === '/site-logo') {
      const { site_logo = '', site_logo_dark } = (await facts()) ?? {}
      const isDark = incoming.url?.endsWith('?dark')
      const logo = (isDark && site_logo_dark) || site_logo
      return sendPicture(logo, '/logo.svg', incoming, outgoing, shownLogo)
    }
    if (path === '/site-icon')
      return sendPicture((await facts())?.favicon ?? '', '/favicon.svg', incoming, outgoing)
    if (path.startsWith('/files/')) return sendAsked(decoded(path.slice(7)), incoming, outgoing)
    return pages(incoming, outgoing, path, facts)
  }

  /** An upload, or a picture in the width, format and ratio of the query. */
  const sendAsked = async (
    path: string,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> => {
    const wanted = hasRenditions(`/files/${path}`) ? parsePicture(requestQuery(incoming)) : null
    if (wanted === 'invalid') {
      outgoing.writeHead(422, { 'cache-control': 'no-store' }).end()
      return
    }
    const rendition = wanted && (await renditions.find(path, wanted))
    if (rendition === 'busy') outgoing.writeHead(503, { 'cache-control': 'no-store', ...retryAfter }).end()
    else if (rendition) sendFile(rendition, cachingOf(path), incoming, outgoing)
    else await sendUpload(storage, path, incoming, outgoing)
  }

  /** Without a responsive database the page still loads, with default name and logo. */
  const facts = (): Promise<SiteFacts | undefined> => inTime(parts.facts()).catch(() => undefined)

  /** Sends files directly, because the loading screen would wait for a redirect. */
  const sendPicture = async (
    url: string,
    usual: string,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    shown?: WantedPicture,
  ): Promise<void> => {
    if (!url.startsWith('/files/')) return pages(incoming, outgoing, usual, facts)
    const path = decoded(url.slice(7))
    // Where it cannot be made, or not soon, such as on a full disk, the file itself is there.
    const smaller =
      shown && hasRenditions(url) && (await inTime(renditions.find(path, shown)).catch(() => null))
    if (smaller && smaller !== 'busy') sendFile(smaller, 'no-cache', incoming, outgoing)
    else await sendUpload(storage, path, incoming, outgoing, 'no-cache')
  }

  return (incoming, outgoing) =>
    withRequestLog(log, incoming, outgoing, () => {
      setSecurityHeaders(incoming, outgoing)
      answer(incoming, outgoing).catch((error) => {
        const isAway = isUnavailable(error)
        if (isAway) log.warn({ err: error }, 'database or disk away')
        else log.error({ err: error }, 'request failed')
        if (outgoing.headersSent) outgoing.destroy()
        else
          outgoing
            .writeHead(isAway ? 503 : 500, { 'cache-control': 'no-store', ...(isAway && retryAfter) })
            .end()
      })
    })
}

/** A logo is shown at most 240 px wide, on dense screens in twice as many pixels. */
const shownLogo: WantedPicture = { w: 640, f: 'webp' }

/** In ms; how long a page waits for the public settings, and for a smaller logo. */
const timeout = 1_000

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('late')), timeout)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function sendHealth(isHealthy: boolean, outgoing: ServerResponse): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  outgoing
    .writeHead(isHealthy ? 200 : 503, headers)
    .end(JSON.stringify({ status: isHealthy ? 'ok' : 'down' }))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
