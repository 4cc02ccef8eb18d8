import { expect, type Page } from '@playwright/test'
import type { Api } from './api'

interface Told {
  status: number
  body: { data?: unknown } | null
}

/** Makes a call as the demo's windows do: over the channel, to whichever window has the database. */
export const call = (page: Page, method: string, url: string, json?: object): Promise<Told> =>
  page.evaluate(
    async (sent) => {
      const id = crypto.randomUUID()
      const channel = new BroadcastChannel('nep-demo')
      const told = new Promise<{ status: number; body: ArrayBuffer }>((resolve) => {
        channel.onmessage = ({ data }) => data.id === id && data.kind === 'answer' && resolve(data)
      })
      const body = sent.json ? new TextEncoder().encode(JSON.stringify(sent.json)).buffer : null
      const headers = [
        ['authorization', localStorage.getItem('access_token') ?? ''],
        ['content-type', 'application/json'],
      ]
      channel.postMessage({
        kind: 'call',
        id,
        url: location.origin + sent.url,
        method: sent.method,
        headers,
        body,
      })
      const answer = await told
      channel.close()
      const text = new TextDecoder().decode(answer.body)
      return { status: answer.status, body: text ? JSON.parse(text) : null }
    },
    { method, url, json },
  )

/** Signs in with one click. */
export const enterAs = async (page: Page, name: string) => {
  await page.goto('/login')
  await page.getByRole('button', { name }).click()
  await page.waitForURL('/')
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

/** What stands there for whoever is signed in, as the API of a server would say it. */
export const apiOf = (page: Page): Pick<Api, 'get'> => ({
  get: async (path) => {
    const { status, body } = await call(page, 'GET', `/api/v1${path}`)
    if (status >= 300) throw new Error(`GET ${path}: ${JSON.stringify(body)}`)
    return body?.data
  },
})
