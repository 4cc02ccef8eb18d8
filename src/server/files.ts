import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { parseRange } from './range'
import type { DiskStorage } from './storage'

/** A stored path never changes its content: a new upload gets a new path. */
const forever = 'public, max-age=31536000, immutable'

/** Sends an uploaded file. Media are shown in the page, anything else is sent as a download. */
export async function sendUpload(
  storage: DiskStorage,
  path: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  caching = forever,
): Promise<void> {
  const file = await storage.open(path)
  if (!file) {
    outgoing.writeHead(404, { 'cache-control': 'no-store' }).end()
    return
  }
  const isMedia = /^(image|video|audio)\//.test(file.type)
  outgoing.setHeader('content-type', file.type)
  outgoing.setHeader('cache-control', caching)
  outgoing.setHeader('accept-ranges', 'bytes')
  outgoing.setHeader('content-disposition', isMedia ? 'inline' : 'attachment')
  outgoing.setHeader('content-security-policy', "default-src 'none'; sandbox")
  outgoing.setHeader('cross-origin-resource-policy', 'cross-origin')
  const range = parseRange(incoming.headers.range, file.size)
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
