import { Suspense, startTransition, use } from 'react'
import { AdminContext, type DataProvider, memoryStore, type RaRecord } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { permissions } from '../domain/permissions'
import { definePage } from './components/definePage'
import { DrawnWhole } from './components/drawnWhole'
import { matchScreen } from './components/matchScreen'
import { PageView, ScreenContext, ScreensContext } from './components/screen'
import { Layout } from './layout/Layout'
import { rememberedLanguage } from './pages/login/strings'
import { profileKey } from './providers/auth/profile'
import { prefetchList } from './providers/cache/prefetch'
import { createI18nProvider } from './providers/i18nProvider'
import { createQueryClient } from './queryClient'
import { screens } from './screens'
import { DirectionProvider } from './theme/DirectionProvider'
import { themeOf } from './theme/theme'

const never = new Promise<never>(() => undefined)
const wait = () => never
const Never = () => use(never)

/** Somebody who may do everything: the more is drawn, the better it is known afterwards. */
const anybody = { id: 0, name: '', avatar: '', permissions: { data: permissions.map((name) => ({ name })) } }

/** Rows that a list of anything can draw. */
const rows = (firstId: number): RaRecord[] =>
  Array.from({ length: 3 }, (_, index) => ({
    id: firstId + index,
    version: 1,
    title: '-',
    name: '-',
    slug: '-',
    image: '',
    style: 'article',
    status: 'pending',
    features: ['categories'],
    sort: index,
    parent_id: null,
    created_at: new Date(0).toISOString(),
    updated_at: new Date(0).toISOString(),
  }))

/**
 * Draws the first screen once, unseen, while the person still types: code that runs a second time runs
 * faster. A part of what is drawn never comes, so React renders it all and keeps nothing of it: no effect
 * runs, nothing is sent, nothing is stored, and typing goes first. What fails here fails nobody.
 * @returns how to end it, once the play itself begins
 */
export async function rehearse(path: string): Promise<() => void> {
  const found = matchScreen(screens, path.split('?')[0] ?? '')
  if (!found) return () => undefined
  const { screen, params } = found
  const client = createQueryClient()
  const dataProvider: DataProvider = {
    getList: async () => ({ data: rows(Number(params.typeID) || 1) as never[], total: 3 }),
    getOne: wait,
    getMany: wait,
    getManyReference: wait,
    create: wait,
    update: wait,
    updateMany: wait,
    delete: wait,
    deleteMany: wait,
  }
  client.setQueryData(profileKey, anybody)
  const [i18nProvider] = await Promise.all([
    createI18nProvider(rememberedLanguage()),
    definePage(screen.load).preload(),
    prefetchList({ client, dataProvider }, 'types'),
    screen.prefetch?.({ client, dataProvider, params }),
  ])
  const store = memoryStore({ locale: i18nProvider.getLocale() })
  const theme = themeOf('light', 'ltr')
  const page = (
    <Suspense>
      <DirectionProvider direction="ltr">
        <ScreensContext value={screens}>
          <AdminContext
            dataProvider={dataProvider}
            i18nProvider={i18nProvider}
            queryClient={client}
            store={store}
            lightTheme={theme}
          >
            <DrawnWhole value={true}>
              <Layout>
                <ScreenContext value={screen}>
                  <PageView load={screen.load} />
                </ScreenContext>
              </Layout>
            </DrawnWhole>
          </AdminContext>
        </ScreensContext>
      </DirectionProvider>
      <Never />
    </Suspense>
  )
  const router = createMemoryRouter([{ path: screen.path, element: page }], { initialEntries: [path] })
  const ignore = () => undefined
  const root = createRoot(document.createElement('div'), { onUncaughtError: ignore, onCaughtError: ignore })
  startTransition(() => root.render(<RouterProvider router={router} />))
  return () => root.unmount()
}
