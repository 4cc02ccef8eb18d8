import { QueryClient } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { AdminContext, memoryStore, Notification } from 'react-admin'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { RightsProvider } from '../../../src/admin/providers/auth/rights'
import { createProviders } from '../../../src/admin/providers/createProviders'
import { createI18nProvider } from '../../../src/admin/providers/i18nProvider'
import { loadAllWords } from '../../../src/admin/startup/messages'
import { allPermissions, type Permission } from '../../../src/domain/permissions'
import { type Call, fakeApi, json, signInAs } from '../providers/fakeApi'

/** Answers everything but the profile, which is an administrator's. */
export type Answers = (call: Call) => Response | Promise<Response>

const profileWith = (names: readonly Permission[]) => ({
  id: 1,
  name: 'An',
  avatar: '',
  permissions: { data: names.map((name, id) => ({ id, name })) },
})

interface Options {
  answers: Answers
  routes: Record<string, ReactNode>
  at: string
  /** What the person may do; everything by default. */
  may?: readonly Permission[]
}

/** Renders pages over the real providers, with the network answered in memory. */
export async function renderAdmin({ answers, routes, at, may = allPermissions }: Options) {
  const profile = profileWith(may)
  cleanup()
  signInAs()
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } })
  const { fetch: asked, calls } = fakeApi((call) =>
    call.path === '/api/v1/profile' ? json(200, { data: profile }) : answers(call),
  )
  // What an open form sends by itself: there is no draft, and nobody else.
  const fetch: typeof asked = async (url, init) => {
    if (/\/drafts\//.test(url)) return json(200, { data: null })
    return /\/presence\//.test(url) ? json(200, { data: { others: [], saved: null } }) : asked(url, init)
  }
  const leaving: string[] = []
  const { dataProvider, authProvider } = createProviders({
    client,
    fetch,
    locale: () => 'vi',
    onSignedOut: (reason) => {
      leaving.push(reason)
      void router.navigate('/login')
    },
  })
  await client.prefetchQuery({ queryKey: ['profile'], queryFn: async () => profile })
  await loadAllWords()
  const i18nProvider = await createI18nProvider('vi')
  const place = { path: at }
  const wrap = (page: ReactNode) => (
    <AdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={client}
      store={memoryStore()}
    >
      <RightsProvider>{page}</RightsProvider>
      <Place tell={(path) => Object.assign(place, { path })} />
      <Notification />
    </AdminContext>
  )
  const router = createMemoryRouter(
    [
      ...Object.entries(routes).map(([path, page]) => ({ path, element: wrap(page) })),
      { path: '*', element: wrap('elsewhere') },
    ],
    { initialEntries: [at] },
  )
  const view = render(<RouterProvider router={router} />)
  return { ...view, calls, client, place, router, leaving }
}

function Place({ tell }: { tell: (path: string) => void }) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    tell(pathname + search)
  })
  return null
}
