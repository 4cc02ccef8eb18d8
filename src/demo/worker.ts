import type { Api } from '../api'
import { type Business, forgetBusiness, markForgotten, openBusiness } from './business'
import { type Ask, openChannel, type Tell } from './channel'
import { cacheStorage, filesCache } from './files'

/**
 * Each window of the demo starts this worker, but only the holder of the lock opens the database; when its window
 * closes, the next one gets the lock.
 */
void navigator.locks.request('nep-demo', host)

async function host(): Promise<void> {
  /** Changes whenever a business is opened, also by the same worker. */
  let name = ''
  let business: Business | undefined
  /** Windows waiting for a reset, which runs once for all of them. */
  const askers: string[] = []
  const { send } = openChannel<Tell, Ask>((message) => {
    if (message.kind === 'hello' && business) send({ kind: 'hosting', host: name })
    if (message.kind === 'call' && business) void answer(business, message)
    if (message.kind === 'reset') void startOver(message.id)
  })
  const open = async () => {
    const opened = await openBusiness((share) => send({ kind: 'progress', share }))
    await keepSitePictures(opened.api)
    business = opened
    name = crypto.randomUUID()
  }
  const failed = (error: unknown): never => {
    send({ kind: 'failed', reason: String(error) })
    throw error
  }

  const answer = async (asked: Business, call: Extract<Ask, { kind: 'call' }>) => {
    const { api, persist } = asked
    const { id, url, method, headers, body } = call
    const response = await api.fetch(new Request(url, { method, headers, body }))
    // After a reset the window sends the call again.
    if (business !== asked) return
    if (method !== 'GET') {
      await persist()
      if (/\/(settings|history|media)\b/.test(url)) await keepSitePictures(api)
    }
    const { status } = response
    send({ kind: 'answer', id, status, headers: [...response.headers], body: await response.arrayBuffer() })
  }

  const opening = open().catch(failed)

  const renew = async () => {
    await opening
    const old = business
    business = undefined
    // Comes first: if this window closes now, the next one unpacks the sample business anew.
    await markForgotten()
    await old?.close()
    await forgetBusiness()
    await open()
  }
  const startOver = async (id: string) => {
    askers.push(id)
    if (askers.length > 1) return
    const done = await renew().then(
      () => askers.splice(0),
      (error) => {
        askers.length = 0
        return failed(error)
      },
    )
    for (const each of done) send({ kind: 'started-over', id: each })
    // For windows opened meanwhile, and for unanswered calls.
    send({ kind: 'hosting', host: name })
  }

  await opening
  send({ kind: 'hosting', host: name })
  await new Promise(() => undefined)
}

const pictures = {
  '/site-logo': 'site_logo',
  '/site-logo?dark': 'site_logo_dark',
  '/site-icon': 'favicon',
} as const

/** Copies the site's pictures into the cache, where the service worker finds them before the API runs. */
async function keepSitePictures(api: Api): Promise<void> {
  const answer = await api.fetch(new Request(new URL('/api/v1/settings', location.origin)))
  const { data }: { data: { key: string; value: string }[] } = await answer.json()
  const cache = await caches.open(filesCache)
  for (const [address, setting] of Object.entries(pictures)) {
    const url = data.find(({ key }) => key === setting)?.value ?? ''
    const file = url.startsWith('/files/') ? await cacheStorage.get(url.slice(7)) : null
    if (!file) await cache.delete(address)
    else
      await cache.put(
        address,
        new Response(new Blob([new Uint8Array(file.bytes)]), { headers: { 'content-type': file.type } }),
      )
  }
}
