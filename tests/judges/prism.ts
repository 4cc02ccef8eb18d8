import { once } from 'node:events'
import { createServer } from 'node:net'
import { onTestFinished } from 'vitest'
import { startPackage } from './npx'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('a server has a port')
  return address.port
}

/** Starts Prism as a proxy that refuses what is not as the document says, until the test ends; returns its address. */
export async function startPrism(document: string, upstream: string): Promise<string> {
  const port = await freePort()
  const proxy = ['prism', 'proxy', document, upstream, '--errors', '--port', String(port)]
  const prism = startPackage(['@stoplight/prism-cli@5.14.2'], ...proxy)
  const ended = once(prism, 'exit')
  onTestFinished(async () => {
    if (prism.pid && prism.exitCode === null) process.kill(-prism.pid)
    await ended
  })
  let said = ''
  const isReady = new Promise<void>((resolve) => {
    for (const stream of [prism.stdout, prism.stderr])
      stream?.on('data', (part) => {
        said += part
        if (said.includes('Prism is listening')) resolve()
      })
  })
  await Promise.race([isReady, ended.then(() => Promise.reject(new Error(`Prism ended: ${said}`)))])
  return `http://127.0.0.1:${port}/api/v1`
}

interface Violation {
  location: string[]
  message: string
}

/** What Prism itself answers, instead of passing on. */
interface Complaint {
  type: string
  detail: string
  validation?: Violation[]
}

const isComplaint = (body: unknown): body is Complaint =>
  typeof body === 'object' &&
  body !== null &&
  'type' in body &&
  String(body.type).includes('stoplight.io/prism')

/** Calls through Prism; what it complains of, and what is refused, is gathered in `faults`. */
export function callerOf(base: string, token: string) {
  const faults: string[] = []
  /** Answers the `data` of an answer. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever members the answer has
  const ask = async (method: string, path: string, body?: unknown, headers: object = {}): Promise<any> => {
    const response = await fetch(base + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const told = isJson && text ? JSON.parse(text) : undefined
    if (isComplaint(told)) {
      const what = told.validation?.map(({ location, message }) => `${location.join('.')} ${message}`)
      faults.push(`${method} ${path}: ${what?.slice(0, 5).join('; ') ?? told.detail}`)
    } else if (!response.ok) faults.push(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`)
    return told?.data
  }
  return { ask, faults }
}
