import { type Ask, openChannel, type Tell } from './channel'
import { mountDemoBar } from './DemoBar'
import { filesCache } from './files'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

interface Waiting {
  ask: Ask
  settle: (message: Tell) => void
  fail: (reason: unknown) => void
}

/**
 * Starts the demo in this window: a worker answers the API calls, with a database in this browser.
 * @throws Error if the browser lacks a feature (no storage, private window of an old browser)
 */
export async function startDemo({
  onProgress,
}: {
  onProgress: (share: number) => void
}): Promise<{ fetch: Fetch }> {
  const waiting = new Map<string, Waiting>()
  let resolve = () => {}
  let reject = (_reason: unknown) => {}
  const hosting = new Promise<void>((...settle) => {
    ;[resolve, reject] = settle
  })
  let host = ''
  const { send } = openChannel<Ask, Tell>((message) => {
    if (message.kind === 'progress') onProgress(message.share)
    if (message.kind === 'failed') {
      const reason = new TypeError(message.reason)
      reject(reason)
      for (const { fail } of waiting.values()) fail(reason)
    }
    if (message.kind === 'answer' || message.kind === 'started-over') waiting.get(message.id)?.settle(message)
    if (message.kind !== 'hosting') return
    resolve()
    // The previous host closed or was reset before answering these calls.
    if (host && host !== message.host) for (const { ask } of waiting.values()) send(ask)
    host = message.host
  })
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  send({ kind: 'hello' })
  await Promise.all([hosting, registerFiles()])

  const ask = (message: Extract<Ask, { id: string }>, signal?: AbortSignal | null): Promise<Tell> =>
    new Promise((resolve, reject) => {
      const done = () => {
        waiting.delete(message.id)
        signal?.removeEventListener('abort', abort)
      }
      const fail = (reason: unknown) => {
        done()
        reject(reason)
      }
      const abort = () => fail(signal?.reason)
      if (signal?.aborted) return abort()
      signal?.addEventListener('abort', abort)
      const settle = (told: Tell) => {
        done()
        resolve(told)
      }
      waiting.set(message.id, { ask: message, settle, fail })
      send(message)
    })

  const call: Fetch = async (url, init) => {
    const request = new Request(new URL(url, location.origin), init)
    const told = await ask(
      {
        kind: 'call',
        id: crypto.randomUUID(),
        url: request.url,
        method: request.method,
        headers: [...request.headers],
        body: request.body || init.body ? await request.arrayBuffer() : null,
      },
      init.signal,
    )
    if (told.kind !== 'answer') throw new TypeError('no answer')
    const { status, headers, body } = told
    return new Response(body.byteLength ? body : null, { status, headers })
  }

  const startOver = async () => {
    await ask({ kind: 'reset', id: crypto.randomUUID() })
  }
  mountDemoBar({ fetch: call, startOver })
  return { fetch: call }
}

/**
 * Registers the service worker that serves uploaded files. Without it the demo works, but new pictures are not shown.
 */
async function registerFiles(): Promise<void> {
  if (!navigator.serviceWorker) return
  await navigator.serviceWorker.register(`/service-worker.js?cache=${filesCache}`).catch(() => undefined)
}
