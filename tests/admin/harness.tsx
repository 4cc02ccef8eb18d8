import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { App } from '../../src/admin/App'
import { forgetLastViews } from '../../src/admin/components/list/lastView'
import { removeAllRuns } from '../../src/admin/components/sheets/export/runs'
import { createProviders } from '../../src/admin/providers/createProviders'
import { createI18nProvider } from '../../src/admin/providers/i18nProvider'
import { createQueryClient } from '../../src/admin/queryClient'
import { createStore } from '../../src/admin/store'
import type { ApiDeps } from '../../src/api'
import { startApi, type TestApi } from '../support/api'

vi.setConfig({ testTimeout: 60_000 })
// Pages load and answers are computed for real, on machines that are also busy with other work.
configure({ asyncUtilTimeout: 15_000, getElementError: (message) => new Error(message ?? '') })

/** Adds what jsdom lacks: a window of 1440, scrolling, object URLs. Taken back after the file: workers run several. */
function completeBrowser(): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      matches: /min-width:\s*(768|1024|1440)px/.test(query),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
  URL.createObjectURL = () => 'blob:chosen'
  URL.revokeObjectURL = () => undefined
}

/** jsdom's File and FormData do not work with Node's requests or the database: the tests use Node's own. */
async function useNodeFiles(): Promise<void> {
  const form = await new Response(new URLSearchParams()).formData()
  vi.stubGlobal('Blob', NodeBlob)
  vi.stubGlobal('File', NodeFile)
  vi.stubGlobal('FormData', form.constructor)
}

/** A call that was sent, for assertions. */
export interface Sent {
  method: string
  path: string
  body: unknown
}

/** Sent by the page by itself: drafts, previews, that somebody is there, and which points of pictures stay in sight. */
export const isBackground = ({ path }: Pick<Sent, 'path'>): boolean =>
  /^\/((drafts|presence)\/|media\/focus|live|arrivals|posts\/\d+\/preview)/.test(path)

/** The bodies of all writes that people made, as plain objects. */
export const written = ({ sent }: Wire): unknown[] =>
  sent.filter((call) => call.method !== 'GET' && !isBackground(call)).map(({ body }) => body)

const plain = (body: unknown): unknown =>
  typeof body === 'string' ? JSON.parse(body) : body instanceof FormData ? Object.fromEntries(body) : body

/** Wraps the transport between screens and API: records calls, and can replace answers. */
export interface Wire {
  sent: Sent[]
  /** Calls that the API has answered. */
  answered: Sent[]
  /** Calls that were answered with 403. */
  refused: Sent[]
  /** Replaces the API's answer; throwing a `TypeError` simulates a lost network. */
  answer?: (method: string, path: string) => Response | undefined | Promise<Response | undefined>
  /** The call arrives, and its answer is lost. */
  loses?: (method: string, path: string) => boolean
}

/** Holds the calls of a method back until the returned function lets them go on. */
export function hold(wire: Wire, method: string): () => void {
  let arrive = () => {}
  const held = new Promise<undefined>((resolve) => {
    arrive = () => resolve(undefined)
  })
  wire.answer = (sent) => (sent === method ? held : undefined)
  return arrive
}

function fetchOf(api: TestApi, wire: Wire) {
  return async (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address)
    const path = url.pathname.replace('/api/v1', '') + url.search
    const method = init.method ?? 'GET'
    const call = { method, path, body: plain(init.body) }
    wire.sent.push(call)
    const other = await wire.answer?.(method, path)
    if (other) return other
    // jsdom's abort signals do not work here either; no call waits long enough to be aborted.
    const { headers, body } = init
    const response = await api.api.fetch(
      new Request(`http://nep.test${url.pathname}${url.search}`, { method, headers, body }),
    )
    wire.answered.push(call)
    if (response.status === 403) wire.refused.push(call)
    if (wire.loses?.(method, path)) throw new TypeError('Failed to fetch')
    return response
  }
}

interface Options {
  /** The access token in the browser. */
  as: string
  language?: string
  /** Follows what others change; without it a screen shows what it has read itself. */
  isLive?: boolean
}

/** An API for one test file, and a function that opens the real back office at an address. */
export function withAdmin(more?: Partial<ApiDeps>) {
  let api: TestApi | undefined
  beforeAll(async () => {
    completeBrowser()
    await useNodeFiles()
    api = await startApi(more)
  })
  afterEach(() => {
    cleanup()
    // They outlive the screens that begin them, and workers run several files.
    removeAllRuns()
    forgetLastViews()
    localStorage.clear()
    sessionStorage.clear()
  })
  afterAll(() => {
    vi.unstubAllGlobals()
    return api?.close()
  })

  const running = (): TestApi => {
    if (!api) throw new Error('the API starts before the tests')
    return api
  }
  return {
    api: running,
    async open(path: string, { as, language = 'vi', isLive = false }: Options) {
      cleanup()
      localStorage.setItem('access_token', `Bearer ${as}`)
      localStorage.setItem('current_language', language)
      const wire: Wire = { sent: [], answered: [], refused: [] }
      const client = createQueryClient()
      const i18nProvider = await createI18nProvider(language)
      const locale = () => i18nProvider.getLocale()
      const fetch = fetchOf(running(), wire)
      const providers = createProviders({ client, locale, fetch, onSignedOut: () => undefined })
      const app = (
        <App
          providers={isLive ? providers : { ...providers, openLive: undefined }}
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

/** The page's title. Not by role: on a page with a hundred checkboxes that search takes seconds in jsdom. */
export const heading = (name: string | RegExp) => screen.findByText(name, { selector: 'h1' })
