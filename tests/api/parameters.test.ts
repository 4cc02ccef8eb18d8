import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../src/api/routes'
import { withApi } from '../support/api'

const api = withApi()
let agency = 0
beforeAll(async () => {
  const made = await api().call('POST', '/agencies', {
    as: api().owner.token,
    body: { name: 'Đại lý Bình Thạnh' },
  })
  agency = made.body.data.id
})

const get = (path: string) => api().call('GET', path, { as: api().owner.token })
const reads = routes.filter(({ method }) => method === 'GET')
/** The address of a call, under the base that `call` knows. */
const addressOf = (path: string) =>
  path
    .replace(/^\/site/, '/api/site')
    .replace(':locale', 'vi')
    .replace(/^\/v1/, '')
    .replace('/agencies/:id', `/agencies/${agency}`)
    .replace(/:\w+/g, '1')

describe('a parameter that a call does not know is refused, never ignored', () => {
  it.each(reads.map(({ path }) => [path]))('GET %s', async (path) => {
    const { status, body } = await get(`${addressOf(path)}?nonsense=1`)
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'invalid' })
    expect(Object.keys(body.errors)).toEqual(['nonsense'])
  })

  it.each(
    reads.flatMap(({ path, asks, asksAs }) =>
      asksAs ? [] : Object.keys(asks ?? {}).map((name) => [path, name]),
    ),
  )('GET %s knows %s, and knows it once', async (path, name) => {
    const { status, body } = await get(`${addressOf(path)}?${name}=1&${name}=2`)
    expect(status).toBe(422)
    expect(body.errors[String(name)]).toHaveLength(1)
  })

  it('what the back office and the contract’s callers send is known', async () => {
    const { id } = api().owner
    for (const path of ['/settings?limit=0', `/users/${id}?include=roles,agencies,remarks`, '/profile'])
      expect({ path, status: (await get(path)).status }).toEqual({ path, status: 200 })
    expect((await get('/settings?limit=5')).status).toBe(422)
    expect((await get(`/users/${id}?include=secrets`)).status).toBe(422)
  })

  it('a person reads their own account with any include, and nothing that staff have noted', async () => {
    const { id, token } = await api().member('list-posts')
    const { status, body } = await api().call('GET', `/users/${id}?include=roles,remarks`, { as: token })
    expect(status).toBe(200)
    expect(body.data).toHaveProperty('roles')
    expect(body.data).not.toHaveProperty('remarks')
    expect(body.data).not.toHaveProperty('agencies')
  })
})
