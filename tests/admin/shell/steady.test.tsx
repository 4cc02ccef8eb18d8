import { render, screen, waitFor } from '@testing-library/react'
import type { I18nProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { App } from '../../../src/admin/App'
import { createProviders } from '../../../src/admin/providers/createProviders'
import { createI18nProvider } from '../../../src/admin/providers/i18nProvider'
import { createQueryClient } from '../../../src/admin/queryClient'
import { createStore } from '../../../src/admin/store'
import { fakeApi, json, signInAs } from '../providers/fakeApi'

it('a check of the session draws no page anew', async () => {
  signInAs()
  const client = createQueryClient()
  const { fetch } = fakeApi(({ path }) =>
    path.endsWith('/profile')
      ? json(200, {
          data: { id: 1, name: 'An', avatar: '', permissions: { data: [{ id: 1, name: 'list-posts' }] } },
        })
      : json(200, { data: [], meta: { pagination: { total: 0 } } }),
  )
  const plain = await createI18nProvider('vi')
  let drawn = 0 // of the trail, which every page has and which follows the route
  const i18nProvider: I18nProvider = {
    ...plain,
    translate: (key, options) => {
      if (key === 'common.home') drawn++
      return plain.translate(key, options)
    },
  }
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
      router={createMemoryRouter([{ path: '*', element: app }], { initialEntries: ['/support'] })}
    />,
  )
  await screen.findByText(plain.translate('layout.support.title'), { selector: 'h1' })
  await waitFor(() => expect(client.isFetching()).toBe(0))
  const before = drawn
  expect(before).toBeGreaterThan(0)
  await client.refetchQueries({ queryKey: ['auth', 'checkAuth'] })
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(drawn).toBe(before)
})
