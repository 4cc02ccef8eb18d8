import { createSite } from '../site'
import type { Jar } from '../site/basket'
import { type Ask, openChannel, type Tell } from './channel'
import { siteBase } from './siteBase'

declare const self: ServiceWorkerGlobalScope

/** In ms; without a window that holds the business nobody answers. */
const patience = 10_000

/** Asks the business that a window of the demo holds, as its own screens do. */
function openDoor(): (request: Request) => Promise<Response> {
  const waiting = new Map<string, (answer: Response) => void>()
  const { send } = openChannel<Ask, Tell>((message) => {
    if (message.kind !== 'answer') return
    const { id, status, headers, body } = message
    waiting.get(id)?.(new Response(body.byteLength ? body : null, { status, headers }))
  })
  return async (request) => {
    const { url, method } = request
    const id = crypto.randomUUID()
    const body = method === 'POST' ? await request.arrayBuffer() : null
    const answer = new Promise<Response>((resolve) => {
      waiting.set(id, resolve)
      setTimeout(() => resolve(new Response(null, { status: 503 })), patience)
    })
    send({ kind: 'call', id, url, method, headers: [...request.headers], body })
    return answer.finally(() => waiting.delete(id))
  }
}

/** Answers of a service worker carry no cookies. */
const jar: Jar = {
  get: async (_, name) => (await self.cookieStore.get(name))?.value ?? '',
  // At the root: a worker reads the cookies of its own place.
  set: (_, name, value) => self.cookieStore.set({ name, value, path: '/', sameSite: 'lax' }),
}

/** The site for visitors, in the browser; who has no window of the demo open is led to it. */
export function createDemoSite(): (request: Request) => Promise<Response> {
  const site = createSite({ door: openDoor(), base: siteBase, jar })
  return async (request) => {
    const { url, method } = request
    const body = method === 'POST' ? await request.arrayBuffer() : null
    const answer = await site.fetch(new Request(url, { method, headers: request.headers, body }), {})
    return answer.status === 503 ? Response.redirect('/', 302) : answer
  }
}
