import { connect } from 'node:net'
import type { Pool, PoolClient } from 'pg'

/** Longest that a statement outside of a transaction may take; transactions have limits of their own. */
const longestRead = 15_000

/** A server that has not stopped the statement by then loses the connection. */
const timeout = 3_000

/**
 * Stops reads that take too long, so that they cannot hold all connections. A limit in the server's session could get
 * lost or leak behind a pooler, and one in a transaction costs every read two more statements: so the server is asked to
 * cancel, which poolers pass on. The statement fails as one that was canceled, which is answered with 503.
 */
export function limitReads(pool: Pool, within = longestRead): void {
  const timers = new WeakMap<PoolClient, NodeJS.Timeout>()
  const stopped = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    timers.set(
      client,
      setTimeout(() => {
        if (client.getTransactionStatus() !== 'I') return
        stopped.add(client)
        cancel(client)
        timers.set(
          client,
          setTimeout(() => hangUp(client), timeout),
        )
      }, within),
    )
  })
  pool.on('release', (_, client) => {
    clearTimeout(timers.get(client))
    // When the statement ended by itself, the cancellation would hit the next one.
    if (stopped.has(client)) hangUp(client)
  })
}

const hangUp = (client: PoolClient): void => {
  if ('end' in client && typeof client.end === 'function') void client.end()
}

const numberOf = (client: object, name: string): number => {
  const value: unknown = Reflect.get(client, name)
  return typeof value === 'number' ? value : 0
}

/** Sends a CancelRequest, which the protocol wants over a connection of its own. */
function cancel(client: PoolClient): void {
  const host: unknown = Reflect.get(client, 'host')
  const port = numberOf(client, 'port')
  if (typeof host !== 'string') return
  const request = Buffer.alloc(16)
  request.writeInt32BE(16, 0)
  request.writeInt32BE(80_877_102, 4)
  request.writeInt32BE(numberOf(client, 'processID'), 8)
  request.writeInt32BE(numberOf(client, 'secretKey'), 12)
  const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
  // When it cannot be sent, the connection is given up a little later.
  socket.on('error', () => undefined)
  socket.setTimeout(60_000, () => socket.destroy())
  // The server hangs up once it has read the request; a pooler would forget one whose sender is gone.
  socket.write(request)
  socket.resume()
}
