import type { IncomingMessage, Server } from 'node:http'

/** Uploads from a phone may be slow; other bodies are small. */
const uploadWithin = 300_000
const bodyWithin = 60_000

export function setTimeouts(server: Server): void {
  server.requestTimeout = uploadWithin
  server.headersTimeout = 20_000
  // Longer than the keep-alive of proxies: the proxy should be the one that closes.
  server.keepAliveTimeout = 75_000
}

/** Closes the connection of a request whose body takes too long; the server's own limit is that of uploads. */
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
