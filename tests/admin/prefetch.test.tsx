import { act, screen as page, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillPath } from '../../src/admin/components/screens/matchScreen'
import { screens } from '../../src/admin/screens'
import { groupStyles } from '../../src/domain/group'
import type { ResourceName } from '../../src/domain/guards'
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
const cases = prefetching.map((screen) => [screen.path, screen] as const)

describe('what a screen fetches ahead', () => {
  it.each(cases)('of %s is what it then draws, and is not asked for again', async (path, screen) => {
    const id = screen.only?.style ? groupIds[screen.only.style] : ids[screen.resource as ResourceName]
    const params = {
      typeID: String(ids.types),
      groupID: String(groupID),
      id: String(id),
      type: 'banner',
      part: 'changes',
    }
    const { client, dataProvider, router, wire } = await admin.open('/support', {
      as: admin.api().owner.token,
    })
    await page.findByText('Hỗ trợ', { selector: 'h1' })
    await waitFor(() => expect(client.isFetching()).toBe(0))
    // However long rendering takes here, only what was never requested is fetched.
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, staleTime: Infinity } })
    const known = new Set(client.getQueryCache().getAll())
    const before = wire.sent.length
    await screen.page.code.preload()
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
