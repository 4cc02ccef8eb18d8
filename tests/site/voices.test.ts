import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { visitorOf } from '../support/visitor'

const api = withApi()
const ok = async (method: string, path: string, body?: object) => {
  const answer = await api().call(method, path, { as: api().owner.token, body })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body?.data
}
const comments = (): Promise<{ message: string }[]> => ok('GET', '/comments?limit=100')
let article = { id: 0 }
let said = { id: 0 }

beforeAll(async () => {
  const news = (await aType(api(), { title: 'Tin', slug: 'tin' })).id
  const shop = (await aType(api(), { style: 'product', title: 'Hàng', slug: 'hang' })).id
  article = await ok('POST', '/posts', aPost(news, { title: 'Bài', slug: 'bai' }))
  await ok('POST', '/posts', aPost(shop, { title: 'Gói', slug: 'goi', price: 1_000 }))
  said = await ok('POST', '/comments', { post_id: article.id, message: 'Chào cả nhà' })
  await api().db.execute(sql`update settings set value = 'none' where key = 'moderation'`)
})

describe('what is written without scripts', () => {
  it('waits for staff, and says so', async () => {
    const visitor = visitorOf(api)
    const page = await visitor.get('/tin/bai')
    const sent = await visitor.submit(page, 'message', { author: 'Lan', message: 'Bài hay quá' })
    expect(sent.headers.get('location')).toBe('/tin/bai?sent=comment-held#comment')
    const after = await visitor.follow(sent)
    expect(after.document.querySelector('[role=status]')?.textContent).toContain('sau khi cửa hàng xem qua')
    expect(after.text).not.toContain('Bài hay quá')
    const [comment] = await ok('GET', '/comments?sortedBy=desc&orderBy=id')
    expect(comment).toMatchObject({ message: 'Bài hay quá', is_shown: false, comment_id: null })
  })

  it('answers the comment that was chosen', async () => {
    const visitor = visitorOf(api)
    const page = await visitor.get(`/tin/bai?reply=${said.id}`)
    expect((await visitor.submit(page, 'message', { author: 'Lan', message: 'Chào chị' })).status).toBe(303)
    const comment = (await comments()).find(({ message }) => message === 'Chào chị')
    expect(comment).toMatchObject({ comment_id: said.id })
  })

  it('comes back beside its field with what was typed', async () => {
    const visitor = visitorOf(api)
    const back = await visitor.submit(await visitor.get('/tin/bai'), 'message', {
      author: 'Lan',
      message: ' ',
    })
    expect(back.status).toBe(422)
    expect(back.document.querySelector('#comment details')?.hasAttribute('open')).toBe(true)
    expect(back.document.querySelector<HTMLInputElement>('#comment-author')?.value).toBe('Lan')
    expect(back.document.querySelector('#comment-message-wrong')?.textContent).toMatch(/\S/)
  })

  it('rates a product by stars', async () => {
    const visitor = visitorOf(api)
    const page = await visitor.get('/hang/goi')
    const sent = await visitor.submit(page, 'score', { score: '4', author: 'Lan', content: 'Thơm' })
    expect(sent.headers.get('location')).toBe('/hang/goi?sent=rating-held#rating')
    expect((await ok('GET', '/ratings'))[0]).toMatchObject({ score: 4, author_name: 'Lan', is_shown: false })
  })

  it('of a machine that fills in every field is not kept where people look', async () => {
    const visitor = visitorOf(api)
    const page = await visitor.get('/tin/bai')
    expect(page.document.querySelector('[aria-hidden=true] [name=website]')?.getAttribute('tabindex')).toBe(
      '-1',
    )
    const spam = { author: 'Bot', message: 'Rẻ nhất', website: 'https://spam.example' }
    expect((await visitor.submit(page, 'message', spam)).status).toBe(303)
    expect((await comments()).filter(({ message }) => message === 'Rẻ nhất')).toEqual([])
  })

  it('writes to the shop, and keeps what was typed where something is missing', async () => {
    const visitor = visitorOf(api)
    const page = await visitor.get('/lien-he')
    const back = await visitor.submit(page, 'content', {
      name: '',
      email: 'lan@nep.vn',
      content: 'Xin giá sỉ',
    })
    expect(back.status).toBe(422)
    expect(back.document.querySelector<HTMLTextAreaElement>('#feedback-content')?.value).toBe('Xin giá sỉ')
    const sent = await visitor.submit(back, 'content', { name: 'Lan' })
    expect((await visitor.follow(sent)).document.querySelector('[role=status]')).not.toBeNull()
    expect((await ok('GET', '/feedback'))[0]).toMatchObject({ name: 'Lan', content: 'Xin giá sỉ' })
  })
})

it('a challenge for the script is on the site itself', async () => {
  const visitor = visitorOf(api)
  const { document } = await visitor.get('/lien-he')
  const place = document.querySelector('[data-challenge]')?.getAttribute('data-challenge') ?? ''
  const challenge = await visitor.get(place)
  expect(JSON.parse(challenge.html)).toMatchObject({ parameters: { cost: expect.any(Number) } })
})
