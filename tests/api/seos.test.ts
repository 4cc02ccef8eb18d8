import { describe, expect, it } from 'vitest'
import { shownInSearch } from '../../src/domain/seo'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { statementsOf } from '../support/statements'

const api = withApi()
const call = (method: string, path: string, body?: object) =>
  api().call(method, path, { as: api().owner.token, body })
const entry = (url: string, more: object = {}) => ({
  url,
  title: `Trang ${url}`,
  image: '/files/a.webp',
  ...more,
})
const add = (url: string, more?: object) => call('POST', '/seos', entry(url, more))
const letters = (count: number) => 'ă'.repeat(count)

describe('SEO entries', () => {
  it('have one spelling of an address, and one entry for it', async () => {
    const { status, body } = await add('tin-t%E1%BB%A9c/')
    expect([status, body.data.url, body.data.type]).toEqual([201, '/tin-tức', 'website'])
    for (const same of ['/tin-tức', '//tin-tức//', ' /tin-tức ']) {
      const again = await add(same)
      expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['url']])
    }
    const foreign = await add('https://Khac.vn#gioi-thieu')
    expect([foreign.status, foreign.body.data.url]).toEqual([201, 'https://khac.vn/'])
    expect((await add('https://khac.vn/')).status).toBe(422)
  })

  it('stand for an address of the site or another http address, and for nothing else', async () => {
    for (const url of [
      'javascript:alert(1)',
      'mailto:a@b.vn',
      '/a b',
      '/a?b=1',
      `/${letters(501)}`,
      'https://',
      'ftp://a.vn',
    ]) {
      const { status, body } = await call('POST', '/seos', { ...entry('/x'), url })
      expect([url, status, Object.keys(body.errors)]).toEqual([url, 422, ['url']])
    }
    expect((await add('/')).body.data.url).toBe('/')
  })

  it('are found by title, address and keyword, without accents', async () => {
    await add('/qua-tet', { title: 'Hộp quà ngày xuân', keyword: 'biếu tặng' })
    for (const text of ['hop qua', 'qua-tet', 'bieu tang']) {
      const { body } = await call('GET', `/seos?search=text:${text}&searchFields=text:like`)
      expect(body.data.map(({ url }: { url: string }) => url)).toEqual(['/qua-tet'])
    }
    const { body } = await call('GET', '/search?q=hop qua')
    expect(body.data[0]).toMatchObject({ kind: 'seos', title: 'Hộp quà ngày xuân', subtitle: '/qua-tet' })
  })

  it('are told apart by what is weak about them: no description, too long, the title of another', async () => {
    const good = { description: 'Có mô tả' }
    const made = async (url: string, more: object) => (await add(url, more)).body.data.id
    const bare = await made('/w1', { title: 'W1' })
    await made('/w2', { ...good, title: letters(shownInSearch.title) })
    const long = await made('/w3', { ...good, title: letters(shownInSearch.title + 1) })
    await made('/w4', { ...good, title: 'W4', description: letters(shownInSearch.description) })
    const wide = await made('/w5', {
      ...good,
      title: 'W5',
      description: letters(shownInSearch.description + 1),
    })
    const twins = [await made('/w6', { ...good, title: 'Đôi' }), await made('/w7', { ...good, title: 'ĐÔI' })]
    const found = async (fault: string) => {
      const { body } = await call(
        'GET',
        `/seos?seo=${fault}&search=url:/w1,/w2,/w3,/w4,/w5,/w6,/w7&searchFields=url:in`,
      )
      return body.data.map(({ id }: { id: number }) => id).sort()
    }
    expect(await found('none')).toEqual([bare])
    expect(await found('long')).toEqual([long, wide])
    expect(await found('double')).toEqual(twins)
    expect((await call('GET', '/seos?seo=ugly')).status).toBe(422)
    expect((await call('GET', '/seos?search=seo_long:true')).status).toBe(422)
  })
})

describe('posts that search engines show badly', () => {
  const good = { title: 'Tiêu đề riêng', description: 'Mô tả riêng' }
  const found = async (fault: string) => {
    const { status, body } = await call('GET', `/posts?seo=${fault}&include=snippet&orderBy=id&sortedBy=asc`)
    expect(status).toBe(200)
    return body
  }
  const ids = async (fault: string) => (await found(fault)).data.map(({ id }: { id: number }) => id)

  it('are listed by fault, only of types with SEO fields and only what visitors see', async () => {
    const withSeo = (await aType(api(), { features: ['seo'] })).id
    const without = (await aType(api(), { features: ['content'] })).id
    const post = async (more: object, type = withSeo) =>
      (await call('POST', '/posts', aPost(type, { title: 'Bài', description: '', ...more }))).body.data.id
    const none = await post({ title: 'Chưa viết gì' })
    await post({ title: 'Chưa viết, còn nháp', status: 'draft' })
    await post({ title: 'Loại không có SEO' }, without)
    await post({ title: 'Ổn', seo: good })
    const edge = { title: letters(shownInSearch.title), description: letters(shownInSearch.description) }
    await post({ seo: edge })
    const long = await post({ seo: { ...good, title: `${edge.title}ă` } })
    const wide = await post({ seo: { title: 'Riêng', description: `${edge.description}ă` } })
    // What is not written is taken from the post itself.
    const taken = await post({ title: `${letters(60)}ơ`, seo: { description: 'Mô tả' } })
    const twins = [
      await post({ title: 'Bánh trung thu', seo: { description: 'a' } }),
      await post({ title: 'Khác', seo: { title: 'BÁNH trung thu', description: 'b' } }),
    ]
    await post({ title: 'Bánh trung thu', status: 'hidden' })
    expect(await ids('none')).toEqual([none])
    expect(await ids('long')).toEqual([long, wide, taken])
    expect(await ids('double')).toEqual(twins)
    expect((await found('double')).data[1].snippet).toEqual({
      data: { title: 'BÁNH trung thu', description: 'b' },
    })
    await call('PATCH', `/posts/${none}`, { seo: { ...good, title: 'Đã viết' } })
    expect(await ids('none')).toEqual([])
  })

  it('cost two statements a page, and their total is capped like a search', async () => {
    for (const fault of ['none', 'long', 'double'])
      expect(await statementsOf(api().db, () => found(fault))).toHaveLength(2)
    expect((await found('long')).meta.pagination.total).toBe(3)
  })

  it('are shown to whoever may list posts', async () => {
    const seos = await api().member('list-seos')
    expect((await api().call('GET', '/posts?seo=none', { as: seos.token })).status).toBe(403)
    const posts = await api().member('list-posts')
    expect((await api().call('GET', '/posts?seo=none', { as: posts.token })).status).toBe(200)
  })
})
