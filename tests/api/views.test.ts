import { describe, expect, it } from 'vitest'
import { maxViews } from '../../src/domain/viewSchema'
import { withApi } from '../support/api'

const api = withApi()

const view = { path: '/posts/all-posts/1', name: 'Chờ tôi duyệt', query: 'filter=%7B%7D&sort=id&order=DESC' }
const save = (as: string, body: object = {}) =>
  api().call('POST', '/views', { as, body: { ...view, ...body } })
const listed = async (as: string) => (await api().call('GET', '/views', { as })).body.data
const somebody = () => api().member('list-posts')

describe('saved views of lists', () => {
  it('are kept for the person, changed and deleted', async () => {
    const { token: as } = await somebody()
    const made = await save(as)
    expect(made).toMatchObject({ status: 201, body: { data: { ...view, is_default: false } } })
    const { id } = made.body.data
    const renamed = await api().call('PATCH', `/views/${id}`, { as, body: { name: 'Bài chờ' } })
    expect(renamed).toMatchObject({ status: 200, body: { data: { ...view, name: 'Bài chờ', version: 2 } } })
    expect(await listed(as)).toEqual([renamed.body.data])
    expect((await api().call('DELETE', `/views/${id}`, { as })).status).toBe(204)
    expect(await listed(as)).toEqual([])
  })

  it('are nobody else’s: others neither see, change nor delete them', async () => {
    const [mine, other] = [await somebody(), await somebody()]
    const { id } = (await save(mine.token)).body.data
    expect(await listed(other.token)).toEqual([])
    for (const [method, body] of [['PATCH', { name: 'Của tôi' }], ['DELETE']] as const)
      expect((await api().call(method, `/views/${id}`, { as: other.token, body })).status).toBe(404)
    expect(await listed(mine.token)).toMatchObject([{ name: view.name }])
  })

  it('cannot be given to somebody else', async () => {
    const [mine, other] = [await somebody(), await somebody()]
    await save(mine.token, { user_id: other.id })
    expect(await listed(mine.token)).toHaveLength(1)
    expect(await listed(other.token)).toEqual([])
  })

  it('have at most one default of each list', async () => {
    const { token: as } = await somebody()
    for (const [path, name] of [
      ['/users/list', 'X'],
      ['/posts/all-posts/1', 'A'],
      ['/posts/all-posts/1', 'B'],
    ])
      await save(as, { path, name, is_default: true })
    const defaults = async () =>
      (await listed(as))
        .filter((each: { is_default: boolean }) => each.is_default)
        .map((each: { name: string }) => each.name)
    expect(await defaults()).toEqual(['X', 'B'])
    const [, a] = await listed(as)
    await api().call('PATCH', `/views/${a.id}`, { as, body: { is_default: true } })
    expect(await defaults()).toEqual(['X', 'A'])
  })

  it('of one person made at once are not too many defaults', async () => {
    const { token: as } = await somebody()
    const made = await Promise.all(['A', 'B', 'C'].map((name) => save(as, { name, is_default: true })))
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await listed(as)).filter((each: { is_default: boolean }) => each.is_default)).toHaveLength(1)
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'a'.repeat(61) }, 'name'],
    [{ path: 'khong-phai-duong-dan' }, 'path'],
    [{ path: '/x?y=1' }, 'path'],
    [{ query: 'x'.repeat(4_001) }, 'query'],
  ])('refuse %o beside its field', async (wrong, field) => {
    const { token: as } = await somebody()
    const { status, body } = await save(as, wrong)
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  it(`are at most ${maxViews} of one person`, async () => {
    const { token: as } = await somebody()
    for (let made = 0; made < maxViews; made++) await save(as)
    expect(await save(as)).toMatchObject({ status: 422, body: { code: 'invalid' } })
    expect(await listed(as)).toHaveLength(maxViews)
  })

  it('go with the account', async () => {
    const { id, token: as } = await somebody()
    await save(as)
    await api().call('DELETE', `/users/${id}`, { as: api().owner.token })
    expect((await api().call('GET', '/views', { as })).status).toBe(401)
  })
})

it('a view that was changed in another window is not overwritten or deleted unseen', async () => {
  const { token: as } = await somebody()
  const { id } = (await save(as)).body.data
  const seen = { 'If-Match': '"1"' }
  const change = (name: string, headers: Record<string, string>) =>
    api().call('PATCH', `/views/${id}`, { as, body: { name }, headers })
  expect((await change('Cửa sổ một', seen)).status).toBe(200)
  expect(await change('Cửa sổ hai', seen)).toMatchObject({
    status: 409,
    body: { code: 'conflict', data: { name: 'Cửa sổ một', version: 2 } },
  })
  expect((await api().call('DELETE', `/views/${id}`, { as, headers: seen })).status).toBe(409)
  expect((await api().call('DELETE', `/views/${id}`, { as, headers: { 'If-Match': '"2"' } })).status).toBe(
    204,
  )
})
