import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { I18nProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { App } from '../../../src/admin/App'
import { createProviders } from '../../../src/admin/providers/createProviders'
import { createI18nProvider } from '../../../src/admin/providers/i18nProvider'
import { completeMessages } from '../../../src/admin/providers/messages'
import { createQueryClient } from '../../../src/admin/queryClient'
import { postSample } from '../../../src/admin/resources/posts/sample'
import { createStore } from '../../../src/admin/store'
import { permissions } from '../../../src/domain/permissions'
import { fakeApi, json, listOf, signInAs } from '../providers/fakeApi'

afterEach(cleanup)

const titles = {
  attention: 'dashboard.attention.title',
  recent: 'dashboard.recent.title',
  drafts: 'dashboard.drafts.title',
  media: 'dashboard.media.title',
}
const profile = {
  id: 1,
  name: 'An',
  avatar: '',
  permissions: { data: permissions.map((name, id) => ({ id, name })) },
}
const picture = { id: 1, name: 'a.webp', kind: 'image', url: '/files/a.webp' }

/** Opens the dashboard; counts how often each of its panels is drawn. */
async function openDashboard() {
  signInAs()
  const client = createQueryClient()
  const posts = { current: [{ ...postSample, status: 'published' }] }
  const { fetch } = fakeApi(({ path }) => {
    if (path.endsWith('/profile')) return json(200, { data: profile })
    if (path.endsWith('/inbox')) return json(200, { data: [], meta: { counts: {} } })
    if (path.endsWith('/posts')) return listOf(posts.current)
    return listOf(path.endsWith('/media') ? [picture] : [])
  })
  await completeMessages()
  const plain = await createI18nProvider('vi')
  const drawn: Record<string, number> = {}
  const i18nProvider: I18nProvider = {
    ...plain,
    translate: (key, options) => {
      drawn[key] = (drawn[key] ?? 0) + 1
      return plain.translate(key, options)
    },
  }
  // What is on the page whenever something has been put on it.
  const steps: string[][] = []
  const watcher = new MutationObserver(() => {
    const shown = Object.values(titles).filter((key) => screen.queryByText(plain.translate(key)))
    if (shown.length > (steps.at(-1) ?? []).length) steps.push(shown)
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  const app = (
    <App
      providers={createProviders({ client, locale: () => 'vi', fetch, onSignedOut: () => undefined })}
      client={client}
      store={createStore()}
      i18nProvider={i18nProvider}
      signIn={async () => ({ ok: true })}
    />
  )
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: app }], { initialEntries: ['/dashboard'] })}
    />,
  )
  // The first time all of the code is loaded.
  await screen.findByText(plain.translate(titles.media), {}, { timeout: 60_000 })
  const quiet = () => waitFor(() => expect(client.isFetching()).toBe(0))
  await quiet()
  watcher.disconnect()
  return { client, drawn, posts, steps, quiet }
}

describe('the dashboard', () => {
  it('draws what is further down after what is in sight', async () => {
    const { steps } = await openDashboard()
    expect(steps).toEqual([[titles.attention, titles.recent], Object.values(titles)])
  })

  it('draws nothing anew when the same is answered again, and what has changed otherwise', async () => {
    const { client, drawn, posts, quiet } = await openDashboard()
    const before = { ...drawn }
    await client.refetchQueries({ queryKey: ['posts'] })
    await quiet()
    expect(drawn[titles.recent]).toBe(before[titles.recent])

    posts.current = [{ ...postSample, status: 'published', title: 'Another' }]
    await client.refetchQueries({ queryKey: ['posts'] })
    expect((await screen.findAllByText('Another')).length).toBeGreaterThan(0)
    expect(drawn[titles.recent]).toBeGreaterThan(before[titles.recent] ?? 0)
    expect(drawn[titles.media]).toBe(before[titles.media])
  })
})
