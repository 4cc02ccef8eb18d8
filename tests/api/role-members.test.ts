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

it('takes no role away that somebody else has given meanwhile', async () => {
  const { call, member, owner } = api()
  const as = owner.token
  const role = async (name: string) => {
    const body = { name, description: name, permissions: ['list-posts'] }
    return (await call('POST', '/roles', { as, body })).body.data.id as number
  }
  const [first, second, third] = [await role('Một'), await role('Hai'), await role('Ba')]
  const { id } = await member()
  const sync = (roles: number[], seen?: number[]) =>
    call('POST', '/roles/sync', {
      as,
      body: { users: [id], roles, ...(seen && { seen: [{ user: id, roles: seen }] }) },
    })
  const held = async () =>
    (await call('GET', `/users/${id}`, { as })).body.data.roles.data.map((each: { id: number }) => each.id)
  expect((await sync([first], [])).status).toBe(200)
  // Somebody else, who has looked at the same person, gives another one.
  expect((await sync([first, second], [first])).status).toBe(200)
  const late = await sync([first, third], [first])
  expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(late.body.message).toContain('vai trò')
  expect(await held()).toEqual([first, second])
  expect((await sync([third], [second, first, second])).status, 'in any order').toBe(200)
  expect(await held()).toEqual([third])
})
