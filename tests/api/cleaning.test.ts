import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { withApi } from '../support/api'
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
})
