import { connect } from 'node:net'
import type { Pool, PoolClient } from 'pg'

/** Maximum duration of a statement outside a transaction; transactions have their own limits. */
const longestRead = 15_000

const timeout = 3_000

/**
 * Cancels slow reads, so that they cannot occupy all connections. A session setting could get lost or leak behind a
 * pooler, and a transaction setting costs every read two more statements; poolers do pass on cancel requests. The
 * canceled statement is answered with 503.
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
    // If the statement has just ended, the cancellation would hit the next one.
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

/** Sends a CancelRequest, which the protocol requires on a separate connection. */
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
  // Without the request, `hangUp` follows after `timeout`.
  socket.on('error', () => undefined)
  socket.setTimeout(60_000, () => socket.destroy())
  // The server closes the connection after reading the request; a pooler would drop the request of a closed connection.
  socket.write(request)
  socket.resume()
}
