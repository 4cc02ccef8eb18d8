import { type Business, forgetBusiness, openBusiness } from './business'
import { type Ask, openChannel, type Tell } from './channel'
import { keepSitePictures } from './sitePictures'

/**
 * Each window of the demo starts this worker. Only one of them has the database open, which is guarded by a lock;
 * when its window closes, the lock goes to the next.
 */
void navigator.locks.request('nep-demo', host)

async function host(): Promise<void> {
  const name = crypto.randomUUID()
  let business: Business | undefined
  const { send } = openChannel<Tell, Ask>((message) => {
    if (message.kind === 'hello' && business) send({ kind: 'hosting', host: name })
    if (message.kind === 'call' && business) void answer(business, message)
    if (message.kind === 'reset') void startOver(message.id)
  })
  const open = async () => {
    business = await openBusiness((share) => send({ kind: 'progress', share }))
    await keepSitePictures(business.api)
  }

  const answer = async ({ api, persist }: Business, call: Extract<Ask, { kind: 'call' }>) => {
    const { id, url, method, headers, body } = call
    const response = await api.fetch(new Request(url, { method, headers, body }))
    if (method !== 'GET') {
      await persist()
      if (/\/(settings|history|media)\b/.test(url)) await keepSitePictures(api)
    }
    const { status } = response
    send({ kind: 'answer', id, status, headers: [...response.headers], body: await response.arrayBuffer() })
  }

  const startOver = async (id: string) => {
    const old = business
    business = undefined
    await old?.close()
    await forgetBusiness()
    await open()
    send({ kind: 'started-over', id })
  }

  try {
    await open()
  } catch (error) {
    send({ kind: 'failed', reason: String(error) })
    throw error
  }
  send({ kind: 'hosting', host: name })
  setInterval(() => void business?.api.maintain(), 60_000)
  // Keeps the lock for the lifetime of this worker.
  await new Promise(() => undefined)
}
