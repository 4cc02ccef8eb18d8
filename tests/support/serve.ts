import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Handler } from '../../src/server/handler'

/** Serves a handler on a free port until the test ends; returns its address. */
export async function serve(handle: Handler): Promise<string> {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // What it serves may only be removed once it has ended.
  onTestFinished(async () => {
    const ended = new Promise((done) => server.close(done))
    server.closeAllConnections()
    await ended
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
