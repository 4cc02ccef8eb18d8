import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { importRoute } from '../../src/api/crud/import'
import { serveRoutes } from '../../src/api/http/app'
import { posts } from '../../src/api/resources/posts/posts'
import { sheets } from '../../src/domain/sheets'
import { column } from '../../src/domain/sheets/columns'
import { sharpImages } from '../../src/server/images'
import { secret, withApi } from '../support/api'
import { aPost, aType } from '../support/content'

const counted = vi.hoisted(() => ({ atOnce: [] as string[], inTurns: [] as string[] }))
vi.mock('../../src/domain/html', async (original) => {
  const real = await original<typeof import('../../src/domain/html')>()
  return {
    sanitizeHtml: (html: string) => {
      counted.atOnce.push(html)
      return real.sanitizeHtml(html)
    },
    sanitizeInTurns: (html: string) => {
      counted.inTurns.push(html)
      return real.sanitizeInTurns(html)
    },
  }
})

const api = withApi()
let typeId = 0
beforeAll(async () => {
  typeId = (await aType(api())).id
})
afterEach(() => {
  counted.atOnce.length = 0
  counted.inTurns.length = 0
})

const section = (content: string) => ({ title: '', image: '', content })
const send = (method: string, path: string, body: unknown) =>
  api().call(method, path, { as: api().owner.token, body })
let serial = 0
const made = async (...texts: string[]) => {
  const body = aPost(typeId, { slug: `bai-${++serial}`, content: texts.map(section) })
  return (await send('POST', '/posts', body)).body.data
}

describe('rich text is cleaned once, before the transaction', () => {
  it('each text that is sent, in turns with other work', async () => {
    const { content } = await made('<p onclick="x">a</p>', '<p>b</p><script>x</script>')
    expect(content.map((each: { content: string }) => each.content)).toEqual(['<p>a</p>', '<p>b</p>'])
    expect(counted).toEqual({ atOnce: [], inTurns: ['<p onclick="x">a</p>', '<p>b</p><script>x</script>'] })
  })

  it('a text that is stored already is not cleaned again', async () => {
    const post = await made('<p>a</p>', '<p>b</p>')
    counted.inTurns.length = 0
    const renamed = await send('PATCH', `/posts/${post.id}`, { title: 'Tên khác' })
    expect(renamed.body.data).toMatchObject({ title: 'Tên khác', content: post.content })
    expect(counted).toEqual({ atOnce: [], inTurns: [] })
  })

  it('with what comes before cleaning: white space and characters that cannot be stored', async () => {
    const { content } = await made('  <p>a</p>\n', '<a href="java\0script:x">b</a>')
    expect(content.map((each: { content: string }) => each.content)).toEqual(['<p>a</p>', '<a>b</a>'])
    expect(counted.atOnce).toEqual([])
  })

  it('a text that is too long is refused, not cleaned', async () => {
    const body = aPost(typeId, { slug: 'dai', content: [section('<b>'.repeat(400_000))] })
    expect((await send('POST', '/posts', body)).status).toBe(422)
    expect(counted).toEqual({ atOnce: [], inTurns: [] })
  })

  it('nor is it when an import changes its row, or finds it the same', async () => {
    const post = await made('<p>a</p>')
    counted.inTurns.length = 0
    const rows = [{ row: 2, data: { type_id: typeId, slug: post.slug, title: 'Từ bảng tính' } }]
    for (const action of ['update', 'same']) {
      const { body } = await send('POST', '/posts/import', { rows })
      expect(body.data).toMatchObject([{ action }])
    }
    expect(counted).toEqual({ atOnce: [], inTurns: [] })
  })

  it('and each that the rows of an import bring', async () => {
    const { db, now, owner } = api()
    const sheet = { ...sheets.posts, columns: [...sheets.posts.columns, column('content')] }
    const silent = () => undefined
    const app = serveRoutes([importRoute(posts, { sheet })], {
      db,
      secret,
      images: sharpImages,
      clock: () => now,
      storage: { put: async () => undefined, get: async () => null, delete: async () => undefined },
      log: { info: silent, warn: silent, error: silent },
    })
    const html = '<p onclick="x">a</p>'
    const data = { type_id: typeId, slug: 'tu-bang', title: 'Từ bảng', content: [section(html)] }
    const answer = await app.fetch(
      new Request('http://nep.test/api/v1/posts/import', {
        method: 'POST',
        headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ rows: [{ row: 2, data }] }),
      }),
    )
    expect((await answer.json()).data).toMatchObject([{ action: 'create' }])
    expect(counted).toEqual({ atOnce: [], inTurns: [html] })
  })
})
