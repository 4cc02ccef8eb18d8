import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { secret, withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { proofOf } from '../support/proof'
import { siteOf } from '../support/site'

const api = withApi()
const site = siteOf(api)
const second = 1_000
let begun = new Date(0)
/** At the moment of their signing in, however late it is for visitors. */
const owns = async (method: string, path: string, body?: object) => {
  const late = api().now
  api().now = begun
  const answer = await api().call(method, path, { as: api().owner.token, body })
  api().now = late
  return answer
}
const rowsOf = async (path: string) => (await owns('GET', path)).body.data
const moderate = (value: string) =>
  api().db.execute(sql`update settings set value = ${value} where key = 'moderation'`)
let post = 0
let typeId = 0

/** For the API, and for the library of proofs, which reads the clock of the machine. */
const pass = (ms: number) => {
  api().now = new Date(api().now.getTime() + ms)
  vi.setSystemTime(api().now)
}
const challenge = async () => (await site.get('/challenge')).body
/** A proof of somebody who took their time. */
const proof = async () => {
  const solved = await proofOf(await challenge())
  pass(3 * second)
  return solved
}
let addresses = 0
/** From an address of its own, unless one is named. */
const send = (path: string, body: object, address = `10.0.${addresses >> 8}.${addresses++ & 255}`) =>
  api().call('POST', `/api/site/v1/vi${path}`, { body, address })
const says = async (message: string, more: object = {}) => {
  const { status, body } = await send('/comments', { post, author: 'Chị Lan', message, ...more })
  expect(status, JSON.stringify(body)).toBe(201)
  const [row] = await rowsOf('/comments?limit=1&orderBy=id&sortedBy=desc')
  return { ...body.data, row }
}

beforeAll(async () => {
  begun = api().now
  vi.useFakeTimers({ toFake: ['Date'] })
  pass(0)
  typeId = (await aType(api())).id
  post = (await owns('POST', '/posts', aPost(typeId))).body.data.id
})

afterAll(() => void vi.useRealTimers())

beforeEach(async () => {
  for (const table of ['comments', 'ratings', 'feedback'])
    await api().db.execute(sql.raw(`delete from ${table}`))
  await moderate('none')
})

describe('what visitors write under a post', () => {
  it('is shown at once, waits for an answer, and says of nobody that they are staff', async () => {
    const { is_shown, row } = await says('Còn hàng không?', {
      proof: await proof(),
      by_staff: true,
      user_id: 1,
    })
    expect(is_shown).toBe(true)
    expect(row).toMatchObject({ author_name: 'Chị Lan', user_id: null, by_staff: false, status: 'none' })
    const reply = await says('Cho mình hỏi với', { comment: row.id, proof: await proof() })
    expect(reply.row).toMatchObject({ comment_id: row.id, post_id: post })
    expect((await site.read(`/comments?post=${post}`)).data).toMatchObject([
      { author: 'Chị Lan', by_staff: false, message: 'Còn hàng không?' },
      { message: 'Cho mình hỏi với', thread_id: row.id },
    ])
    const [entry] = await rowsOf(`/history?entity=comments&id=${row.id}`)
    expect(entry).toMatchObject({ action: 'create', actor: null })
    const found = await rowsOf('/comments?search=message:chi lan&searchFields=message:like')
    expect(found).toHaveLength(2)
  })

  it.each([
    ['all', 'Ngon', false],
    ['links', 'Ngon', true],
    ['links', 'Ngon, xem vidu[.]com', false],
    ['none', 'Ngon, xem vidu[.]com', true],
    ['of former times', 'Ngon', false],
  ])('is held as the setting says: %s, %s', async (setting, words, shown) => {
    await moderate(setting)
    expect(await says(words, { proof: await proof() })).toMatchObject({
      is_shown: shown,
      row: { is_shown: shown, status: 'none' },
    })
    const rated = { post, score: 5, author: 'Anh Tú', content: words, proof: await proof() }
    expect((await send('/ratings', rated)).body.data).toEqual({ is_shown: shown })
    const [{ is_shown, status }] = await rowsOf('/ratings')
    expect({ is_shown, status }).toEqual({ is_shown: shown, status: shown ? 'done' : 'none' })
  })

  it('is held for a link in the name alone', async () => {
    await moderate('links')
    expect((await says('Ngon', { author: 'vidu.com', proof: await proof() })).is_shown).toBe(false)
    const rated = { post, score: 5, author: 'vidu.com', content: 'Ngon', proof: await proof() }
    expect((await send('/ratings', rated)).body.data).toEqual({ is_shown: false })
  })

  it('is in no list, count or average while it is held', async () => {
    await moderate('all')
    const { row } = await says('Giữ lại', { proof: await proof() })
    await send('/ratings', { post, score: 1, author: '', content: 'Giữ lại', proof: await proof() })
    await owns('POST', '/ratings', { post_id: post, score: 5, content: 'Thơm' })
    expect(await site.read(`/comments?post=${post}`)).toMatchObject({ data: [], meta: { total: 0 } })
    expect((await site.read(`/ratings?post=${post}`)).meta).toMatchObject({ total: 1, average: 5 })
    // What was answered to it is held with it.
    await api().db.execute(
      sql`insert into comments (post_id, comment_id, message) values (${post}, ${row.id}, 'Dưới')`,
    )
    expect((await site.read(`/comments?post=${post}`)).meta.total).toBe(0)
    for (const comment of await rowsOf('/comments')) {
      const { status, body } = await send('/comments', {
        post,
        comment: comment.id,
        author: 'Lan',
        message: 'A',
      })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['comment']])
    }
  })

  it('is text, whatever it looks like, without what nobody sees', async () => {
    const { row } = await says('<script>alert(1)</script>\nA\u200Bb\u202Ec', {
      author: ' <b>Lan\u2066</b> ',
      proof: await proof(),
    })
    expect(row).toMatchObject({ message: '<script>alert(1)</script>\nAbc', author_name: '<b>Lan</b>' })
    for (const [field, value] of [
      ['message', '\u200B\u2060'],
      ['author', '\u3164'],
      ['message', 'a'.repeat(5_001)],
      ['author', 'a'.repeat(201)],
    ] as const) {
      const body = { post, author: 'Lan', message: 'A', [field]: value }
      const answer = await send('/comments', body)
      expect([answer.status, Object.keys(answer.body.errors ?? {})], value).toEqual([422, [field]])
    }
  })

  it('is refused of a post that visitors do not see, and of a comment elsewhere', async () => {
    const { row } = await says('Còn hàng không?', { proof: await proof() })
    const made = async (more: object) => (await owns('POST', '/posts', aPost(typeId, more))).body.data.id
    const trashed = await made({})
    await owns('DELETE', `/posts/${trashed}`)
    const hiddenType = (await aType(api(), { is_shown: false })).id
    const unseen = [
      await made({ status: 'hidden' }),
      await made({ status: 'draft' }),
      await made({ status: 'pending' }),
      await made({ publish_at: new Date(api().now.getTime() + 86_400_000).toISOString() }),
      await made({ type_id: hiddenType }),
      trashed,
      2_000_000_000,
    ]
    for (const id of unseen)
      for (const [path, body] of [
        ['/comments', { message: 'A' }],
        ['/ratings', { score: 5 }],
      ] as const) {
        const answer = await send(path, { post: id, author: 'Lan', ...body })
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['post']])
      }
    const other = await made({})
    const answer = await send('/comments', { post: other, comment: row.id, author: 'Lan', message: 'A' })
    expect(answer.body.errors).toHaveProperty('comment')
  })

  it('is sent in a language of the site', async () => {
    const answer = await api().call('POST', '/api/site/v1/fr/feedback', { body: { name: 'Lan' } })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['locale']])
  })
})

describe('feedback', () => {
  it('comes without an account and waits', async () => {
    const sent = { name: 'Cô Hòa', phone: '0912 345 678', content: 'Gọi lại nhé', status: 'done', note: 'A' }
    const { status, body } = await send('/feedback', { ...sent, proof: await proof() })
    expect([status, body]).toEqual([201, { data: {} }])
    expect(await rowsOf('/feedback')).toMatchObject([
      { name: 'Cô Hòa', phone: '0912345678', status: 'none', notes: [] },
    ])
  })
})

describe('a proof of work', () => {
  const shownWith = async (given: string) => (await says('Ngon', { proof: given })).is_shown

  it('is good once, from two seconds after it was asked for until two hours later', async () => {
    const early = await challenge()
    pass(second)
    expect(await shownWith(await proofOf(early))).toBe(false)
    pass(second)
    const given = await proofOf(early)
    expect(await shownWith(given)).toBe(true)
    expect(await shownWith(given)).toBe(false)
    const late = await proof()
    pass(2 * 3_600 * second)
    expect(await shownWith(late)).toBe(false)
  })

  it('is not made up, taken over, or made with another key', async () => {
    const right = await challenge()
    const easier = { ...right, parameters: { ...right.parameters, keyPrefix: '0' } }
    const data = { made: api().now.getTime() }
    const easy = { algorithm: 'PBKDF2/SHA-256', cost: 1, keyPrefix: '0', deriveKey, data }
    const others = await Promise.all(
      [secret, `captcha:${secret}`].map((hmacSignatureSecret) =>
        createChallenge({ ...easy, hmacSignatureSecret }),
      ),
    )
    const unsigned = await createChallenge(easy)
    pass(3 * second)
    const solved = await Promise.all([easier, ...others, unsigned].map(proofOf))
    const unsolved = btoa(JSON.stringify({ challenge: right, solution: { counter: 1, derivedKey: '00' } }))
    for (const given of [...solved, unsolved, btoa('null'), btoa('{"challenge":{}}'), btoa('[]'), 'x', ' '])
      expect(await shownWith(given), given).toBe(false)
  })

  it('is asked for anew each time', async () => {
    const { status, headers, body } = await site.get('/challenge')
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect((await challenge()).signature).not.toBe(body.signature)
    expect((await api().call('GET', '/api/site/v1/fr/challenge')).status).toBe(422)
  })
})

describe('the field that people do not see', () => {
  it.each([
    ['comments', { author: 'Lan', message: 'Mua ngay' }, { is_shown: false }],
    ['ratings', { score: 5, author: 'Lan', content: 'Mua ngay' }, { is_shown: false }],
    ['feedback', { name: 'Lan', content: 'Mua ngay' }, {}],
  ])('sends what fills it to the trash of %s, which gives it back', async (kind, words, answered) => {
    const under = kind === 'feedback' ? {} : { post }
    const body = { ...words, ...under, website: 'https://vidu.example', proof: await proof() }
    expect(await send(`/${kind}`, body)).toMatchObject({ status: 201, body: { data: answered } })
    expect(await rowsOf(`/${kind}`)).toEqual([])
    const deleted = await rowsOf(`/history?entity=${kind}&action=delete&limit=100`)
    const gone = deleted.find(({ reason }: { reason: string | null }) => reason === 'spam')
    expect(gone).toMatchObject({ actor: null, is_restorable: true })
    expect((await owns('POST', `/history/${gone.id}/restore`, {})).status).toBe(200)
    expect(await rowsOf(`/${kind}`)).toMatchObject([{ status: 'none' }])
  })
})

describe('one address', () => {
  const flood = async (times: number, address: string, more: () => Promise<object>) => {
    const statuses: number[] = []
    for (let sent = 0; sent < times; sent++)
      statuses.push(
        (await send('/comments', { post, author: 'Lan', message: 'Mua', ...(await more()) }, address)).status,
      )
    return statuses.filter((status) => status === 201).length
  }
  const nothing = async () => ({})

  it('writes three without a proof in ten minutes, twenty a day, whoever else writes', async () => {
    expect(await flood(20, '20.0.0.1', nothing)).toBe(3)
    expect(await flood(1, '20.0.0.2', nothing)).toBe(1)
    let day = 3
    for (let round = 0; round < 10; round++) {
      pass(10 * 60 * second)
      day += await flood(3, '20.0.0.1', nothing)
    }
    expect(day).toBe(20)
    // The other addresses of one connection are the same.
    expect(await flood(3, '2001:db8::1', nothing)).toBe(3)
    expect(await flood(3, '2001:db8::2', nothing)).toBe(0)
  })

  it('writes ten with proofs, and is told when to come back', async () => {
    expect(await flood(12, '20.0.1.1', async () => ({ proof: await proof() }))).toBe(10)
    const refused = await send('/comments', { post, author: 'Lan', message: 'Mua' }, '20.0.1.1')
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  it('leaves nothing behind of a thousand', async () => {
    expect(await flood(1_000, '20.0.2.1', nothing)).toBe(3)
    expect((await owns('GET', '/comments')).body.meta.pagination.total).toBe(3)
  })
})
