import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { maintain } from '../../src/api/maintenance'
import { withApi } from '../support/api'
import { aCategory, aPost, aType } from '../support/content'
import { siteOf } from '../support/site'

const api = withApi({ siteAddress: ({ hostname }) => `http://${hostname}:3001` })
const site = siteOf(api)
let draft = { id: 0, version: 0 }

const send = (method: string, path: string, body?: object, as = api().owner.token) =>
  api().call(method, path, { as, body })
const preview = (body: object, as?: string) => send('POST', `/posts/${draft.id}/preview`, body, as)
const tokenOf = async (body: object = {}) => {
  const { status, body: told } = await preview(body)
  expect(status, JSON.stringify(told)).toBe(200)
  return new URL(told.data.url).searchParams.get('token') ?? ''
}
const shown = (token: string) => site.get(`/preview?token=${encodeURIComponent(token)}`)

beforeAll(async () => {
  const type = await aType(api(), {
    style: 'product',
    slug: 'hang',
    features: ['categories', 'orders', 'content'],
  })
  await aCategory(api(), type.id, { slug: 'kin', title: 'Kín', is_shown: false })
  const body = aPost(type.id, { title: 'Cà phê', slug: 'ca-phe', status: 'draft', price: 90_000 })
  draft = (await send('POST', '/posts', body)).body.data
})

describe('a preview', () => {
  it('is the page of what is typed, and nothing of it is kept', async () => {
    const content = [{ title: 'Rang', image: '', content: '<p>Mộc<script>1</script></p>' }]
    const { body } = await preview({ title: 'Cà phê mộc', price: 100_000, content, status: 'published' })
    expect(body.data.url).toMatch(/^http:\/\/nep\.test:3001\/preview\?locale=vi&token=/)
    const page = await shown(new URL(body.data.url).searchParams.get('token') ?? '')
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(page.body.data).toMatchObject({
      id: draft.id,
      title: 'Cà phê mộc',
      path: '/hang/ca-phe',
      price: { now: 100_000 },
      content: [{ title: 'Rang', html: '<p>Mộc</p>' }],
    })
    const [kept] = (await send('GET', `/posts?search=id:${draft.id}&include=body`)).body.data
    expect(kept).toMatchObject({
      title: 'Cà phê',
      status: 'draft',
      version: draft.version,
      content: [{ title: 'Mở đầu' }],
    })
    expect((await site.get('/posts/hang/ca-phe')).status).toBe(404)
    const told = sql`select 1 from history where entity = 'posts' and record_id = ${draft.id}`
    expect(await rowsOf(api().db, told)).toHaveLength(1)
  })

  it('follows what is typed under the same token, until the post is saved', async () => {
    const token = await tokenOf({ title: 'Một' })
    expect((await shown(token)).body.data.title).toBe('Một')
    await tokenOf({ title: 'Hai' })
    expect((await shown(token)).body.data.title).toBe('Hai')
    await send('PATCH', `/posts/${draft.id}`, { title: 'Ba' })
    await tokenOf({ title: 'Bốn' })
    expect((await shown(token)).status).toBe(403)
  })

  it('is at the address of the site where one is set', async () => {
    const [setting] = (await send('GET', '/settings/all?limit=0')).body.data.filter(
      ({ key }: { key: string }) => key === 'site_url',
    )
    await send('PATCH', '/settings', {
      settings: [{ key: 'site_url', value: 'https://quan.example.vn/', version: setting.version }],
    })
    expect((await preview({})).body.data.url).toMatch(/^https:\/\/quan\.example\.vn\/preview\?/)
  })

  it('says what is wrong beside the field, as saving does', async () => {
    const { status, body } = await preview({ title: '', price: -1 })
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['price', 'title']])
  })

  it('is for who may save the post', async () => {
    const reader = await api().member('list-posts')
    expect((await preview({}, reader.token)).status).toBe(403)
    expect((await send('POST', '/posts/999999/preview', {})).status).toBe(404)
  })
})

describe('a token', () => {
  it('is refused when it is another’s kind, changed, too old or of a post that has come out since', async () => {
    const token = await tokenOf()
    const [id = '', seconds = ''] = token.split('.')
    const later = `${id}.${Number(seconds) + 3600}.${token.split('.')[2]}`
    for (const wrong of [
      '',
      'x',
      api().owner.token,
      later,
      token.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
    ])
      expect([403, 422], wrong).toContain((await shown(wrong)).status)
    expect((await shown(token)).status).toBe(200)
    const before = api().now
    api().now = new Date(before.getTime() + 60 * 60_000)
    expect((await shown(token)).status).toBe(403)
    api().now = before
    await send('PATCH', `/posts/${draft.id}`, { status: 'published' })
    expect((await shown(token)).status).toBe(403)
    const edited = await tokenOf({ title: 'Sửa' })
    expect((await shown(edited)).body.data.title).toBe('Sửa')
  })

  it('and what it shows are gone after an hour', async () => {
    await tokenOf()
    await maintain(api().db, new Date(api().now.getTime() + 2 * 60 * 60_000))
    expect(await rowsOf(api().db, sql`select 1 from previews`)).toEqual([])
  })
})
