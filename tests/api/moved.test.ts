import { describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { aCategory, aPost, aType } from '../support/content'

const api = withApi()
let serial = 0
const word = (start: string) => `${start}-${++serial}`

const send = (method: string, path: string, body: object, as = api().owner.token, headers = {}) =>
  api().call(method, path, { as, body, headers })
const redirectsFrom = async (...sources: string[]) => {
  const { body } = await api().call('GET', '/redirects?limit=200', { as: api().owner.token })
  return body.data
    .filter(({ source }: { source: string }) => sources.includes(source))
    .map(({ source, destination, code }: Record<string, string>) => [source, destination, code])
}

async function published() {
  const [type, slug] = [word('loai'), word('bai')]
  const { id: type_id } = await aType(api(), { slug: type })
  const { body } = await send('POST', '/posts', aPost(type_id, { slug }))
  return { ...body.data, at: (name: string) => `/${type}/${name}` } as {
    id: number
    version: number
    slug: string
    at: (name: string) => string
  }
}

describe('a page whose address changes', () => {
  it('leads its readers on in the same save, and is undone with it', async () => {
    const post = await published()
    const moved = await send(
      'PATCH',
      `/posts/${post.id}?redirect=1&include=author,category`,
      { slug: 'moi' },
      api().owner.token,
      { 'If-Match': `"${post.version}"` },
    )
    expect(moved.status).toBe(200)
    expect(await redirectsFrom(post.at(post.slug))).toEqual([[post.at(post.slug), post.at('moi'), 301]])
    const batch = moved.headers.get('Batch-Id')
    expect((await send('POST', `/history/batches/${batch}/restore`, {})).status).toBe(200)
    expect(await redirectsFrom(post.at(post.slug))).toEqual([])
  })

  it('leads nobody on unless it is asked to', async () => {
    const post = await published()
    await send('PATCH', `/posts/${post.id}`, { slug: 'khac' })
    await send('PATCH', `/posts/${post.id}?redirect=1`, { title: 'Chỉ đổi tên' })
    expect(await redirectsFrom(post.at(post.slug), post.at('khac'))).toEqual([])
  })

  it('may go back to its old address: what led away from there is gone', async () => {
    const post = await published()
    await send('PATCH', `/posts/${post.id}?redirect=1`, { slug: 'giua' })
    const back = await send('PATCH', `/posts/${post.id}?redirect=1`, { slug: post.slug })
    expect(back.status).toBe(200)
    expect(await redirectsFrom(post.at(post.slug), post.at('giua'))).toEqual([
      [post.at('giua'), post.at(post.slug), 301],
    ])
  })

  it('takes over what led elsewhere from its old address', async () => {
    const post = await published()
    await send('POST', '/redirects', { source: post.at(post.slug), destination: '/noi-khac', code: 302 })
    await send('PATCH', `/posts/${post.id}?redirect=1`, { slug: 'moi' })
    expect(await redirectsFrom(post.at(post.slug))).toEqual([[post.at(post.slug), post.at('moi'), 301]])
  })

  it('stays with all that belongs to it when the save is refused', async () => {
    const post = await published()
    const other = await send(
      'POST',
      '/posts',
      aPost(
        (await api().call('GET', `/posts?search=id:${post.id}`, { as: api().owner.token })).body.data[0]
          .type_id,
      ),
    )
    const refused = await send('PATCH', `/posts/${post.id}?redirect=1`, { slug: other.body.data.slug })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['slug']])
    expect(await redirectsFrom(post.at(post.slug))).toEqual([])
  })

  it('leads on only for who may manage redirects', async () => {
    const post = await published()
    const { token } = await api().member('list-posts', 'update-posts')
    expect((await send('PATCH', `/posts/${post.id}?redirect=1`, { slug: 'moi' }, token)).status).toBe(403)
    expect((await send('PATCH', `/posts/${post.id}`, { slug: 'moi' }, token)).status).toBe(200)
  })

  it('may be a category or a whole type', async () => {
    const slug = word('loai')
    const type = await aType(api(), { slug })
    const category = await aCategory(api(), type.id, { slug: 'cu' })
    await send('PATCH', `/categories/${category.id}?redirect=1`, { slug: 'moi' })
    await send('PATCH', `/types/${type.id}?redirect=1`, { slug: `${slug}-moi` })
    expect(await redirectsFrom(`/${slug}/cu`, `/${slug}`)).toEqual(
      expect.arrayContaining([
        [`/${slug}/cu`, `/${slug}/moi`, 301],
        [`/${slug}`, `/${slug}-moi`, 301],
      ]),
    )
  })
})
