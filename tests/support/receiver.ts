import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

interface Received {
  headers: Record<string, string>
  body: string
}

type Answers = (response: ServerResponse, request: IncomingMessage, nth: number) => void

/** An endpoint of somebody else on this machine; answers 204 unless told otherwise. */
export async function receiver(answer: Answers = (response) => response.writeHead(204).end()) {
  const received: Received[] = []
  let [underWay, most] = [0, 0]
  const server = createServer(async (request, response) => {
    most = Math.max(most, ++underWay)
    response.on('close', () => underWay--)
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    received.push({ headers, body: Buffer.concat(parts).toString() })
    answer(response, request, received.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/hook`, port, received, mostAtOnce: () => most }
}

/** Waits until it holds; throws after ten seconds. */
export async function until(holds: () => boolean | Promise<boolean>, seconds = 10): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('it does not come to that')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
