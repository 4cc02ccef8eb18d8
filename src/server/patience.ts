import type { IncomingMessage, Server } from 'node:http'

/** An upload may come slowly from a phone; anything else is small. */
const uploadWithin = 300_000
const bodyWithin = 60_000

/** How long a connection may take for what, and stay open without a request. */
export function setPatience(server: Server): void {
  server.requestTimeout = uploadWithin
  server.headersTimeout = 20_000
  // Longer than the proxies that keep connections to us: the one that closes must be theirs.
  server.keepAliveTimeout = 75_000
}

/**
 * Ends the connection of a request whose body is not there in time, as the server itself does with what takes
 * longer than any upload may.
 */
export function limitBody(incoming: IncomingMessage, within = bodyWithin): void {
  const isUpload = /^multipart\//i.test(incoming.headers['content-type'] ?? '')
  if (isUpload || incoming.method === 'GET' || incoming.method === 'HEAD') return
  const timer = setTimeout(() => {
    if (!incoming.complete) refuse(incoming)
  }, within)
  incoming.once('close', () => clearTimeout(timer))
}

function refuse({ socket }: IncomingMessage): void {
  if (socket.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}
