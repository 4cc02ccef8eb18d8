import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { largerOf } from '../domain/media'
import { parseRange } from './range'
import type { FileStorage } from './storage'
import type { OpenedFile } from './storage/folder'

const forever = 'public, max-age=31536000, immutable'

/**
 * A library file may be replaced at its address: browsers show their copy at once, and revalidate it after five
 * minutes.
 */
const soon = 'public, max-age=300, stale-while-revalidate=31536000'

export const cachingOf = (path: string): string => (path.startsWith('media/') ? soon : forever)

/** A larger version in place of a missing one, which may still be created. */
const aDay = 'public, max-age=86400'

/**
 * Sends an uploaded file, with the next larger version in place of a missing one. Media are shown inline, other files
 * are downloads.
 */
export async function sendUpload(
  storage: FileStorage,
  path: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  caching = cachingOf(path),
): Promise<void> {
  let sent = path
  let file = await storage.open(sent)
  while (!file && largerOf(sent)) {
    sent = largerOf(sent)
    file = await storage.open(sent)
  }
  if (!file) {
    outgoing.writeHead(404, { 'cache-control': 'no-store' }).end()
    return
  }
  sendFile(file, sent !== path && caching !== 'no-cache' ? aDay : caching, incoming, outgoing)
}

/** Sends a file, a part of it, or 304 to those who have it. */
export function sendFile(
  file: OpenedFile,
  caching: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const isMedia = /^(image|video|audio)\//.test(file.type)
  outgoing.setHeader('content-type', file.type)
  outgoing.setHeader('cache-control', caching)
  outgoing.setHeader('accept-ranges', 'bytes')
  outgoing.setHeader('etag', file.etag)
  outgoing.setHeader('content-disposition', isMedia ? 'inline' : 'attachment')
  outgoing.setHeader('content-security-policy', "default-src 'none'; sandbox")
  outgoing.setHeader('cross-origin-resource-policy', 'cross-origin')
  if (incoming.headers['if-none-match'] === file.etag) {
    outgoing.writeHead(304).end()
    return
  }
  // Resuming a file that has been replaced would mix parts of both.
  const isSame = (incoming.headers['if-range'] ?? file.etag) === file.etag
  const range = isSame ? parseRange(incoming.headers.range, file.size) : null
  if (range === 'unsatisfiable') {
    outgoing.writeHead(416, { 'content-range': `bytes */${file.size}` }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  outgoing.setHeader('content-length', end - start + 1)
  if (range) outgoing.setHeader('content-range', `bytes ${start}-${end}/${file.size}`)
  outgoing.writeHead(range ? 206 : 200)
  if (incoming.method === 'HEAD' || file.size === 0) outgoing.end()
  else pipeline(file.stream({ start, end }), outgoing, () => undefined)
}
