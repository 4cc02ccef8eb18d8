import { render, waitFor } from '@testing-library/react'
import { type I18nProvider, memoryStore } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect } from 'vitest'
import { App } from '../../../src/admin/App'
import { createProviders } from '../../../src/admin/providers/createProviders'
import { createI18nProvider } from '../../../src/admin/providers/i18nProvider'
import { createQueryClient } from '../../../src/admin/queryClient'
import { fakeApi, signInAs } from '../providers/fakeApi'

/** Opens the back office at a path, over answers of the test; counts how often each text is drawn, by its key. */
export async function openCounted(path: string, answer: Parameters<typeof fakeApi>[0]) {
  signInAs()
  const client = createQueryClient()
  const { fetch } = fakeApi(answer)
  const { translate, ...plain } = await createI18nProvider('vi')
  const drawn: Record<string, number> = {}
  const i18nProvider: I18nProvider = {
    ...plain,
    translate: (key, options) => {
      drawn[key] = (drawn[key] ?? 0) + 1
      return translate(key, options)
    },
  }
  const app = (
    <App
      providers={createProviders({ client, locale: () => 'vi', fetch, onSignedOut: () => undefined })}
      client={client}
      store={memoryStore()}
      i18nProvider={i18nProvider}
      signIn={async () => ({ ok: true })}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: app }], { initialEntries: [path] })
  return {
    client,
    drawn,
    /** Words as they are shown, without being counted. */
    translate,
    draw: () => render(<RouterProvider router={router} />),
    quiet: () => waitFor(() => expect(client.isFetching()).toBe(0)),
  }
}
