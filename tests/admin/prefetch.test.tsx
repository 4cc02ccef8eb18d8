import { act, screen as page, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { definePage } from '../../src/admin/components/definePage'
import { fillPath } from '../../src/admin/components/matchScreen'
import { screens } from '../../src/admin/screens'
import { groupStyles } from '../../src/domain/group'
import type { ResourceName } from '../../src/domain/guards'
import { aCategory, aGroup, aPost, aType } from '../support/content'
import { anAddress } from '../support/stock'
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
  ids.fields = await made('/fields', { group_id: groupID, key: 'origin', title: 'Vùng trồng' })
  ids.posts = await made('/posts', aPost(ids.types))
  ids.roles = await made('/roles', { name: 'Biên tập', description: 'Viết bài', permissions: ['list-posts'] })
  ids.redirects = await made('/redirects', { source: '/cu', destination: '/moi' })
  ids.seos = await made('/seos', { url: '/', title: 'Trang chủ', image: '/a.webp' })
  ids.menus = await made('/menus', { key: 'chinh', title: 'Menu chính' })
  ids.sliders = await made('/sliders', { key: 'trang-chu', title: 'Trang chủ' })
  ids.agencies = await made('/agencies', { name: 'Quán Lá' })
  const address = await anAddress()
  ids.warehouses = await made('/warehouses', { name: 'Kho Lá', ...address })
  ids.suppliers = await made('/suppliers', { name: 'Vườn Lá', ...address })
  ids.discounts = await made('/discounts', {
    type_id: ids.types,
    title: 'Cuối tuần',
    start: '2030-01-01T00:00:00.000Z',
    end: '2030-01-02T00:00:00.000Z',
    config: [{ quantity: 1, discount: 10, type: 'percent' }],
  })
  ids.widgets = await made('/widgets', { key: 'banner', title: 'Banner', type: 'banner' })
  const post_id = ids.posts
  ids.orders = await made('/orders', {
    type_id: ids.types,
    name: 'Chị Lan',
    phone: '0912345678',
    address: '12 Hàng Bông',
    products: [{ post_id, quantity: 1 }],
  })
  ids.slips = await made(`/warehouses/${ids.warehouses}/change`, {
    style: 'import',
    products: [{ post_id, number: 5, price: 1_000 }],
  })
  ids.comments = await made('/comments', { post_id, message: 'Hay' })
  ids.ratings = await made('/ratings', { post_id, score: 5 })
  ids.feedback = await made('/feedback', { name: 'Chị Lan' })
  ids.users = (await api.member('list-posts')).id
})

const prefetching = screens.filter(({ prefetch }) => prefetch)
const cases = prefetching.map((screen) => [screen.path, screen] as const)

describe('what a screen fetches ahead', () => {
  it.each(cases)('of %s is what it then draws, and is not asked for again', async (path, screen) => {
    const id = screen.only?.style ? groupIds[screen.only.style] : ids[screen.resource as ResourceName]
    const params = { typeID: String(ids.types), groupID: String(groupID), id: String(id), type: 'banner' }
    const { client, dataProvider, router, wire } = await admin.open('/support', {
      as: admin.api().owner.token,
    })
    await page.findByText('Hỗ trợ', { selector: 'h1' })
    await waitFor(() => expect(client.isFetching()).toBe(0))
    // However long rendering takes here, only what was never requested is fetched.
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, staleTime: Infinity } })
    const known = new Set(client.getQueryCache().getAll())
    const before = wire.sent.length
    await definePage(screen.load).preload()
    await screen.prefetch?.({ client, dataProvider, params })
    const ahead = client
      .getQueryCache()
      .getAll()
      // Queries that were fetched, without those only written to the cache.
      .filter((query) => !known.has(query) && query.options.queryFn)
    const asked = wire.sent.slice(before)
    expect(ahead.map(({ state }) => state.status)).toEqual(ahead.map(() => 'success'))

    await act(() => router.navigate(fillPath(path, params)))
    await waitFor(() => {
      expect(
        ahead.filter((query) => query.getObserversCount() === 0).map(({ queryKey }) => queryKey),
      ).toEqual([])
      expect(client.isFetching()).toBe(0)
    })
    const later = wire.sent.slice(before + asked.length).map(({ path }) => path)
    expect(asked.filter(({ path }) => later.includes(path))).toEqual([])
  })
})
