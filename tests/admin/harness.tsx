import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { App } from '../../src/admin/App'
import { createProviders } from '../../src/admin/providers/createProviders'
import { createI18nProvider } from '../../src/admin/providers/i18nProvider'
import { createQueryClient } from '../../src/admin/queryClient'
import { createStore } from '../../src/admin/store'
import { startApi, type TestApi } from '../support/api'

vi.setConfig({ testTimeout: 60_000 })
// Pages are fetched and answers are computed for real, on machines that do other things besides.
configure({ asyncUtilTimeout: 15_000, getElementError: (message) => new Error(message ?? '') })

/** What jsdom lacks: a window of 1440, a place to scroll to, pictures that were chosen. */
function completeBrowser(): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: /min-width:\s*(768|1024|1440)px/.test(query),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  // A form has hundreds of styles, and jsdom goes through all of them whenever someone looks at an element.
  window.getComputedStyle = (element) => (element as HTMLElement).style
  URL.createObjectURL = () => 'blob:chosen'
  URL.revokeObjectURL = () => undefined
}

/** jsdom's files and forms are strangers to Node's requests and to the database: the tests use Node's own. */
async function useNodeFiles(): Promise<void> {
  const form = await new Response(new URLSearchParams()).formData()
  Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile, FormData: form.constructor })
}

/** A call that went out, for tests that look at the wire. */
export interface Sent {
  method: string
  path: string
  body: unknown
}

/** What has been written, call by call, as plain objects. */
export const written = ({ sent }: Wire): unknown[] =>
  sent.filter(({ method }) => method !== 'GET').map(({ body }) => body)

const plain = (body: unknown): unknown =>
  typeof body === 'string' ? JSON.parse(body) : body instanceof FormData ? Object.fromEntries(body) : body

/** Stands between the screens and the API: counts calls, and can answer in the API's place. */
export interface Wire {
  sent: Sent[]
  /** Calls that were answered with 403. */
  refused: Sent[]
  /** An answer instead of the API's; throwing a `TypeError` is a lost network. */
  answer?: (method: string, path: string) => Response | undefined
}

function fetchOf(api: TestApi, wire: Wire) {
  return async (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address)
    const path = url.pathname.replace('/api/v1', '') + url.search
    const method = init.method ?? 'GET'
    const call = { method, path, body: plain(init.body) }
    wire.sent.push(call)
    const other = wire.answer?.(method, path)
    if (other) return other
    // jsdom's abort signals are strangers as well; nothing here waits long enough to be aborted.
    const { headers, body } = init
    const response = await api.api.fetch(
      new Request(`http://nep.test${url.pathname}${url.search}`, { method, headers, body }),
    )
    if (response.status === 403) wire.refused.push(call)
    return response
  }
}

interface Options {
  /** Whose token is in the browser. */
  as: string
  language?: string
}

/** The API of one test file and a way to open the real back office over it, at any address. */
export function withAdmin() {
  let api: TestApi | undefined
  beforeAll(async () => {
    completeBrowser()
    await useNodeFiles()
    api = await startApi()
  })
  afterEach(() => {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
  })
  afterAll(() => api?.close())

  const running = (): TestApi => {
    if (!api) throw new Error('the API starts before the tests')
    return api
  }
  return {
    api: running,
    async open(path: string, { as, language = 'vi' }: Options) {
      cleanup()
      localStorage.setItem('access_token', `Bearer ${as}`)
      localStorage.setItem('current_language', language)
      const wire: Wire = { sent: [], refused: [] }
      const client = createQueryClient()
      const i18nProvider = await createI18nProvider(language)
      const locale = () => i18nProvider.getLocale()
      const fetch = fetchOf(running(), wire)
      const providers = createProviders({ client, locale, fetch, onSignedOut: () => undefined })
      const app = (
        <App
          providers={providers}
          client={client}
          store={createStore()}
          i18nProvider={i18nProvider}
          signIn={async () => ({ ok: true })}
        />
      )
      const router = createMemoryRouter([{ path: '*', element: app }], { initialEntries: [path] })
      render(<RouterProvider router={router} />)
      const place = () => router.state.location.pathname + router.state.location.search
      return { router, wire, client, dataProvider: providers.dataProvider, place }
    },
  }
}

/** The page's title. Not by role: on a page of a hundred boxes that search takes jsdom seconds. */
export const heading = (name: string | RegExp) => screen.findByText(name, { selector: 'h1' })
