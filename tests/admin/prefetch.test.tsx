import { act, screen as page, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillPath } from '../../src/admin/components/screens/matchScreen'
import type { Screen } from '../../src/admin/components/screens/screen'
import { createProviders } from '../../src/admin/providers/createProviders'
import { createQueryClient } from '../../src/admin/queryClient'
import { screens } from '../../src/admin/screens'
import { groupStyles } from '../../src/domain/group'
import type { ResourceName } from '../../src/domain/guards'
import { allPermissions, meets } from '../../src/domain/permissions'
import { aCategory, aGroup, aPost, aType } from '../support/content'
import { samplesOf } from '../support/samples'
import { withAdmin } from './harness'

const admin = withAdmin()
const ids: Partial<Record<ResourceName, number>> = {}
const groupIds: Record<string, number> = {}
let groupID = 0

beforeAll(async () => {
  const api = admin.api()
  const as = api.owner.token
  const made = async (path: string, body: object): Promise<number> =>
    (await api.call('POST', path, { as, body })).body.data.id
  ids.types = (await aType(api, { style: 'product' })).id
  ids.categories = (await aCategory(api, ids.types)).id
  for (const style of groupStyles) groupIds[style] = (await aGroup(api, ids.types, { style })).id
  groupID = groupIds.field ?? 0
  ids.posts = await made('/posts', aPost(ids.types))
  const samples = await samplesOf({ typeId: ids.types, postId: ids.posts, groupId: groupID })
  for (const [name, sample] of Object.entries(samples))
    ids[name as ResourceName] ??= await made(`/${name}`, sample)
  const post_id = ids.posts
  ids.slips = await made(`/warehouses/${ids.warehouses}/change`, {
    style: 'import',
    products: [{ post_id, number: 5, price: 1_000 }],
  })
  ids.users = (await api.member('list-posts')).id
})

const prefetching = screens.filter(({ prefetch }) => prefetch)
/**
 * All that fetch something of their own, and of the lists and forms of entities, which fetch alike, one that is read
 * from the whole list, one of a type, one of a style, one with a record of its own, and one whose form stands under its page.
 */
const unlike = [
  '/posts/all-posts/:typeID',
  '/posts/add-new-post/:typeID',
  '/posts/all-posts/:typeID/:id',
  '/posts/post-category/:typeID/create',
  '/posts/post-category/:typeID/:id',
  '/posts/data-group/:typeID/data-field/:groupID',
  '/posts/data-group/:typeID/data-field/:groupID/create',
  '/posts/data-group/:typeID/data-field/:groupID/:id',
  '/posts/trademark-group/:typeID',
  '/posts/product/order/:typeID/:id',
  '/users/role/:id',
  '/users/permissions',
  '/users/client/:id/edit',
  '/appearance/menu/:id',
  '/media/media-library',
  '/warehouse/manager/:id/edit',
  '/warehouse/report',
  '/history',
  '/widgets/:type',
  '/settings/general',
]
const cases = prefetching.filter(({ path }) => unlike.includes(path))

const paramsOf = (screen: Screen) => ({
  typeID: String(ids.types),
  groupID: String(groupID),
  id: String(screen.only?.style ? groupIds[screen.only.style] : ids[screen.resource as ResourceName]),
  type: 'banner',
  part: 'changes',
})

describe('what a screen fetches ahead', () => {
  it('is what it then draws, and is not asked for again', async () => {
    const { client, dataProvider, router, wire } = await admin.open('/support', {
      as: admin.api().owner.token,
    })
    const { queries } = client.getDefaultOptions()
    expect(cases).toHaveLength(unlike.length)
    for (const screen of cases) {
      const { path } = screen
      const params = paramsOf(screen)
      client.setDefaultOptions({ queries })
      await act(() => router.navigate('/support'))
      await page.findByText('Hỗ trợ', { selector: 'h1' })
      await waitFor(() => expect(client.isFetching()).toBe(0))
      // Nothing is left of the screens before: the menu and the bar keep what they show.
      client.removeQueries({ type: 'inactive' })
      // However long rendering takes here, only what was never requested is fetched.
      client.setDefaultOptions({ queries: { ...queries, staleTime: Infinity } })
      const known = new Set(client.getQueryCache().getAll())
      const before = wire.sent.length
      await screen.page.code.preload()
      await screen.prefetch?.({ client, dataProvider, params })
      const ahead = client
        .getQueryCache()
        .getAll()
        // Queries that were fetched, without those only written to the cache, and those of the menu, which looks at them.
        .filter((query) => !known.has(query) && query.options.queryFn && query.getObserversCount() === 0)
      const asked = wire.sent.slice(before)
      expect(ahead, path).not.toEqual([])
      expect(
        ahead.map(({ state }) => state.status),
        path,
      ).toEqual(ahead.map(() => 'success'))

      await act(() => router.navigate(fillPath(path, params)))
      await waitFor(() => {
        expect(
          ahead.filter((query) => query.getObserversCount() === 0).map(({ queryKey }) => queryKey),
          path,
        ).toEqual([])
        expect(client.isFetching(), path).toBe(0)
      })
      const later = wire.sent.slice(before + asked.length).map(({ path }) => path)
      expect(
        asked.filter(({ path }) => later.includes(path)),
        path,
      ).toEqual([])
    }
    // Twenty screens, the code of which is loaded here first.
  }, 180_000)

  it('is refused to nobody whom one right alone lets in', async () => {
    const refused: string[] = []
    for (const name of allPermissions) {
      const opens = (screen?: Screen) => !screen || meets(new Set([name]), screen.guard)
      // The page of a record is come to from the one above it.
      const isReached = ({ path, parent }: Screen) =>
        !path.includes(':id') || opens(screens.find((each) => each.path === parent))
      const mine = prefetching.filter((screen) => opens(screen) && isReached(screen))
      if (mine.length === 0) continue
      localStorage.setItem('access_token', `Bearer ${(await admin.api().member(name)).token}`)
      for (const screen of mine) {
        const fetch = async (url: string, { method, headers, body }: RequestInit) => {
          const answer = await admin.api().api.fetch(new Request(url, { method, headers, body }))
          if (answer.status === 403) refused.push(`${name}: ${url} for ${screen.path}`)
          return answer
        }
        const client = createQueryClient()
        const { dataProvider } = createProviders({
          client,
          locale: () => 'vi',
          fetch,
          onSignedOut: () => undefined,
        })
        await screen.prefetch?.({ client, dataProvider, params: paramsOf(screen) })
      }
    }
    expect(refused).toEqual([])
  })
})
