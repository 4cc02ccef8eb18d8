import { expect, it } from 'vitest'
import { withApi } from '../support/api'

const api = withApi()

it('lists who holds a role, together with other filters', async () => {
  const { call, member, owner } = api()
  const role = async (name: string) =>
    (
      await call('POST', '/roles', {
        as: owner.token,
        body: { name, description: name, permissions: ['list-posts'] },
      })
    ).body.data.id as number
  const [writers, readers] = [await role('Viết bài'), await role('Đọc bài')]
  const [an, binh] = [await member(), await member()]
  await call('POST', '/roles/sync', {
    as: owner.token,
    body: { users: [an.id, binh.id], roles: [writers] },
  })
  await call('POST', '/roles/sync', { as: owner.token, body: { users: [an.id], roles: [writers, readers] } })

  const holders = async (query: string) => {
    const { status, body } = await call('GET', `/users?searchRole=has&${query}&include=roles`, {
      as: owner.token,
    })
    expect(status).toBe(200)
    return { ids: body.data.map(({ id }: { id: number }) => id), total: body.meta.pagination.total }
  }
  expect(await holders(`search=role_id:${writers}`)).toEqual({ ids: [binh.id, an.id], total: 2 })
  expect(await holders(`search=role_id:${readers}`)).toEqual({ ids: [an.id], total: 1 })
  expect(await holders(`search=role_id:${readers},${writers}&searchFields=role_id:in`)).toMatchObject({
    total: 2,
  })
  expect(
    await holders(`search=role_id:${writers};text:${binh.email}&searchFields=text:like&searchJoin=and`),
  ).toEqual({ ids: [binh.id], total: 1 })
})
