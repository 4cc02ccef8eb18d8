import type { QueryClient } from '@tanstack/react-query'
import { Suspense, startTransition, use } from 'react'
import { memoryStore, type RaRecord } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { paginationOf } from '../domain/pagination'
import { permissions } from '../domain/permissions'
import { type Feature, stylesWith } from '../domain/type'
import { App } from './App'
import { definePage } from './components/definePage'
import { DrawnWhole } from './components/drawnWhole'
import { matchScreen, type ScreenMatch } from './components/matchScreen'
import { rememberedLanguage } from './pages/login/strings'
import { profileKey } from './providers/auth/profile'
import { assumeSignedIn, raKeys } from './providers/cache/raKeys'
import { specialMethods } from './providers/data/calls'
import type { AppDataProvider } from './providers/data/types'
import { createI18nProvider } from './providers/i18nProvider'
import { createQueryClient } from './queryClient'
import { resources } from './registry'
import { screens } from './screens'

const never = new Promise<never>(() => undefined)
const wait = () => never
const Never = () => use(never)
const ignore = () => undefined

/** A user with all permissions, so that every part of the screen renders. */
const anybody = { id: 0, name: '', avatar: '', permissions: { data: permissions.map((name) => ({ name })) } }

/** A query client in which every list and record is cached: three sample rows, the first with the id in the address. */
function sampleClient({ screen, params }: ScreenMatch): QueryClient {
  const client = createQueryClient()
  const typeId = Number(params.typeID) || 1
  // Where only types of some styles have what is shown, the type in the address is of one of these.
  const [style] = stylesWith(screen.resource as Feature)
  for (const [resource, { options }] of Object.entries(resources)) {
    const sample: RaRecord | undefined = options?.sample
    if (!sample) continue
    const isShown = resource === screen.resource
    const first = (isShown && Number(params.id)) || typeId
    const rows = [first, first + 1, first + 2].map((id) => ({
      ...sample,
      ...(isShown && screen.only),
      ...(resource === 'types' && style && { style }),
      id,
      ...('type_id' in sample && { type_id: typeId }),
      ...(isShown && params.groupID && { group_id: Number(params.groupID) }),
    }))
    const list = { data: rows, total: 3, meta: { pagination: paginationOf(3, 25, 1, 3) } }
    client.setQueryDefaults(raKeys.lists(resource), { initialData: list })
    client.setQueryDefaults(raKeys.records(resource), { initialData: rows[0] })
  }
  client.setQueryData(profileKey, anybody)
  assumeSignedIn(client)
  return client
}

const dataProvider: AppDataProvider = {
  getList: wait,
  getOne: wait,
  getMany: wait,
  getManyReference: wait,
  create: wait,
  update: wait,
  updateMany: wait,
  delete: wait,
  deleteMany: wait,
  reorder: wait,
  arrange: wait,
  ...specialMethods(wait),
}

const authProvider = {
  login: wait,
  logout: wait,
  checkAuth: wait,
  checkError: wait,
  getPermissions: wait,
}

/**
 * Renders the first screen once, invisibly, with sample rows, while the person types: code that has run once runs
 * faster. A sibling never resolves, so React renders everything and then discards it: no effect runs, nothing is sent
 * or stored. It renders in a transition, so typing has priority; errors are ignored. From Sign in to the first rows took
 * 427 ms with it and 468 without, on a slow machine 1,200 and 1,403 (medians of builds side by side, with the first
 * entities); the bench's journey tells it anew.
 * @param onError called with rendering errors
 * @returns a function that ends it, for when the real screen renders
 */
export async function rehearse(
  path: string,
  onError: (error: unknown) => void = ignore,
): Promise<() => void> {
  const found = matchScreen(screens, path.split('?')[0] ?? '')
  if (!found) return ignore
  const [i18nProvider] = await Promise.all([
    createI18nProvider(rememberedLanguage()),
    definePage(found.screen.load).preload(),
  ])
  const page = (
    <Suspense>
      <DrawnWhole value={true}>
        <App
          providers={{ dataProvider, authProvider }}
          client={sampleClient(found)}
          store={memoryStore({ locale: i18nProvider.getLocale() })}
          i18nProvider={i18nProvider}
          signIn={wait}
        />
      </DrawnWhole>
      <Never />
    </Suspense>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] })
  const root = createRoot(document.createElement('div'), { onUncaughtError: onError, onCaughtError: onError })
  startTransition(() => root.render(<RouterProvider router={router} />))
  return () => root.unmount()
}
