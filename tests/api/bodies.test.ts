import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { createApi } from '../../src/api'
import { readBody } from '../../src/api/http/body'
import { createRooms, smallBody } from '../../src/api/http/room'
import { sharpImages } from '../../src/server/images'
import { secret, withApi } from '../support/api'
import { aPost, aType } from '../support/content'

const api = withApi()

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  new Request(`http://nep.test/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  })

async function send(request: Request) {
  const response = await api().api.fetch(request)
  return { status: response.status, body: await response.json() }
}

const signIn = (body: string) => send(post('/clients/web/login', body))

describe('a body has bounds', () => {
  it.each([
    ['65 levels', `{"a":${'['.repeat(64)}${']'.repeat(64)}}`],
    ['a hundred thousand levels', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['a key of 201 letters', `{"${'k'.repeat(201)}":1}`],
    ['1,001 items in an array', `{"a":[${new Array(1_001).fill(5)}]}`],
    ['20,001 values', JSON.stringify({ a: new Array(30).fill(new Array(700).fill(5)) })],
    ['more than 64 KB', JSON.stringify({ a: 'x'.repeat(64 * 1024) })],
  ])('%s are too large, also for who is not signed in', async (_, body) => {
    expect(await signIn(body)).toMatchObject({ status: 413, body: { code: 'too_large' } })
  })

  it('what is too deep or has too many values is never built', async () => {
    const parse = vi.spyOn(JSON, 'parse')
    const { id } = await aType(api())
    parse.mockClear()
    for (const nasty of [
      '['.repeat(900_000),
      '[],'.repeat(300_000),
      '{"a":'.repeat(100_000),
      '1,'.repeat(900_000),
    ]) {
      const body = `{"title":${nasty}`
      const headers = { Authorization: `Bearer ${api().owner.token}` }
      const answer = await send(post('/v1/posts', body, headers))
      expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } })
    }
    expect(parse.mock.calls.filter(([text]) => String(text).startsWith('{"title"'))).toEqual([])
    parse.mockRestore()
    const text = JSON.stringify({ a: '[{,]}"\\'.repeat(5_000), type_id: id })
    expect(
      (await send(post('/v1/posts', text, { Authorization: `Bearer ${api().owner.token}` }))).status,
    ).toBe(422)
  })

  it('2 MB are too large, also for who is', async () => {
    const { id } = await aType(api())
    const write = (letters: number) =>
      api().call('POST', '/posts', {
        as: api().owner.token,
        body: aPost(id, { description: 'x'.repeat(letters) }),
      })
    expect((await write(2 * 1024 * 1024)).status).toBe(413)
    expect((await write(1024 * 1024)).status).toBe(422)
  })

  it('the sections of a post hold a million characters together', async () => {
    const { id } = await aType(api())
    const write = (letters: number) =>
      api().call('POST', '/posts', {
        as: api().owner.token,
        body: aPost(id, {
          slug: `dai-${letters}`,
          content: new Array(10).fill({ content: 'x'.repeat(letters) }),
        }),
      })
    expect(await write(100_001)).toMatchObject({
      status: 422,
      body: { errors: { content: [expect.any(String)] } },
    })
    expect((await write(100_000)).body.data?.content).toHaveLength(10)
  })

  it('64 levels and 1,000 items are not', async () => {
    expect((await signIn(`{"a":${'['.repeat(63)}${']'.repeat(63)}}`)).status).toBe(422)
    expect((await signIn(`{"a":[${new Array(1_000).fill(5)}]}`)).status).toBe(422)
  })

  it('a list that is too long says so, and nothing about its items', async () => {
    const { id } = await aType(api())
    const body = aPost(id, { images: new Array(900).fill(5), content: [5] })
    const { errors } = (await api().call('POST', '/posts', { as: api().owner.token, body })).body
    expect(Object.keys(errors).sort()).toEqual(['content[0]', 'images'])
  })

  it('an answer names at most a hundred faults', async () => {
    const { id } = await aType(api())
    const content = new Array(100).fill({ title: 5, image: 'x', content: {} })
    const body = aPost(id, { content, images: new Array(100).fill('x') })
    const { errors } = (await api().call('POST', '/posts', { as: api().owner.token, body })).body
    expect(Object.values(errors).flat()).toHaveLength(100)
  })

  it('a form has at most a hundred parts and a megabyte of text', async () => {
    const form = (parts: number, text: string) => {
      const data = new FormData()
      for (let part = 0; part < parts; part++) data.append(`p${part}`, text)
      return api().call('POST', '/media', { as: api().owner.token, body: data })
    }
    expect((await form(101, '')).status).toBe(413)
    expect((await form(2, 'x'.repeat(600_000))).status).toBe(413)
    expect((await form(100, 'x')).body.errors).toHaveProperty('file')
  })

  it('is text in UTF-8: other letters are refused, not kept as signs that nobody has typed', async () => {
    const body = new Uint8Array(
      [...'{"name":"Qu'].map((char) => char.charCodeAt(0)).concat([0xe1, 0x22, 0x7d]),
    )
    const request = new Request('http://nep.test/api/v1/agencies', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=latin1',
        Authorization: `Bearer ${api().owner.token}`,
      },
      body,
    })
    expect(await send(request)).toMatchObject({ status: 400, body: { code: 'malformed' } })
  })

  it('a form is taken only where files are', async () => {
    const body = new FormData()
    expect((await api().call('POST', '/types', { as: api().owner.token, body })).status).toBe(415)
  })
})

describe('bodies in memory', () => {
  it('are bounded for an account and in all, but for small ones', () => {
    const roomFor = createRooms({ all: 400_000, each: 200_000 })
    const take = (account: number, bytes: number) => roomFor(account).take(bytes)
    take(1, 150_000)
    take(1, smallBody)
    expect(() => take(1, smallBody + 1)).toThrow('unavailable')
    take(2, 100_000)
    expect(() => take(3, 100_000)).toThrow('unavailable')
    take(3, smallBody)
  })

  it('leave their room to the next', () => {
    const roomFor = createRooms({ all: 400_000, each: 200_000 })
    const refused = roomFor(1)
    expect(() => refused.take(250_000)).toThrow('unavailable')
    refused.leave()
    for (let time = 0; time < 5; time++) {
      const room = roomFor(1)
      room.take(150_000)
      room.leave()
    }
  })

  it('beyond what one account may send at once are refused, until the others are answered', async () => {
    const { id, token } = await api().member()
    const bytes = new Uint8Array(25 * 1024 * 1024)
    let end = () => {}
    const whole = new Promise<void>((resolve) => {
      end = resolve
    })
    /** A form that is no form, held back before its end: it is answered with 400 once it is whole. */
    const send = () => {
      let answer: Promise<Response> | undefined
      const inMemory = new Promise<void>((resolve) => {
        let pulls = 0
        const body = new ReadableStream(
          {
            async pull(stream) {
              // Asked for more: what came has been taken.
              if (pulls++) {
                resolve()
                await whole
                stream.close()
              } else stream.enqueue(bytes)
            },
          },
          { highWaterMark: 0 },
        )
        answer = api().api.fetch(
          new Request(`http://nep.test/api/v1/users/${id}?_method=PATCH`, {
            method: 'POST',
            headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x' },
            body,
            duplex: 'half',
          } as RequestInit),
        )
      })
      return { answer, inMemory }
    }
    const four = [send(), send(), send(), send()]
    await Promise.all(four.map(({ inMemory }) => inMemory))
    const refused = await send().answer
    expect(refused?.status).toBe(503)
    expect(refused?.headers.get('Retry-After')).toBe('5')
    end()
    expect((await Promise.all(four.map(({ answer }) => answer))).map((answer) => answer?.status)).toEqual([
      400, 400, 400, 400,
    ])
    expect((await send().answer)?.status).toBe(400)
  }, 60_000)
})

describe('a value of the wrong kind is told beside its field', () => {
  it.each([
    ['an array', '{"email":["a"],"password":"x"}'],
    ['an object', '{"email":{},"password":"x"}'],
    ['a number', '{"email":5,"password":"x"}'],
    ['an object that hides its text', '{"email":{"toString":1},"password":"x"}'],
    ['an inherited name', '{"email":"","constructor":{},"__proto__":{"email":"a@nep.vn"},"password":"x"}'],
  ])('%s where a text is expected', async (_, body) => {
    const answer = await signIn(body)
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } })
    expect(Object.keys(answer.body.errors)).toEqual(['email'])
  })

  it('objects where numbers, switches and lists are expected', async () => {
    const body = {
      title: 'Tin',
      slug: 'tin',
      sort: { toString: 1 },
      is_sitemap: {},
      features: 'seo',
      fields: [null],
    }
    const { errors } = (await api().call('POST', '/types', { as: api().owner.token, body })).body
    expect(Object.keys(errors).sort()).toEqual(['features', 'fields[0]', 'is_sitemap', 'sort'])
  })
})

/** A body of which a part is sent at once and the rest when `finish` is called. */
function halfSent(text: string) {
  const bytes = new TextEncoder().encode(text)
  let finish = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, 5))
      finish = () => {
        controller.enqueue(bytes.subarray(5))
        controller.close()
      }
    },
  })
  return { stream, finish: () => finish() }
}

const streaming = (path: string, token: string, stream: ReadableStream) =>
  new Request(`http://nep.test/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: stream,
    ...{ duplex: 'half' },
  })

describe('a body that takes its time', () => {
  it('is given up after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const reading = readBody(streaming('/types', '', halfSent('{}     ').stream))
      const refused = expect(reading).rejects.toMatchObject({ code: 'too_slow', status: 408 })
      await vi.advanceTimersByTimeAsync(60_000)
      await refused
    } finally {
      vi.useRealTimers()
    }
  })

  it('does nothing for who lost the right while it came in', async () => {
    const clerk = await api().member('create-types')
    const { stream, finish } = halfSent(JSON.stringify({ title: 'Muộn', slug: 'muon', features: ['seo'] }))
    const answer = send(streaming('/types', clerk.token, stream))
    await new Promise((resolve) => setTimeout(resolve, 50))
    await api().call('DELETE', `/users/${clerk.id}`, { as: api().owner.token })
    api().now = new Date(api().now.getTime() + 10_000)
    finish()
    expect((await answer).status).toBe(401)
  })
})

const picture = (width: number) =>
  sharp({ create: { width, height: 10, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()

const upload = (bytes: BlobPart, key: string, name = '') => {
  const body = new FormData()
  body.set('file', new File([bytes], 'a.png'))
  if (name) body.set('name', name)
  return api().call('POST', '/media', { as: api().owner.token, body, headers: { 'Idempotency-Key': key } })
}

describe('uploads', () => {
  it('are files: what only looks like one in JSON is not', async () => {
    const [{ call, owner, logged }, avatar] = [api(), { arrayBuffer: 'x', name: 'a.png', size: 3 }]
    const headers = { 'Idempotency-Key': 'no-file' }
    const send = (path: string, body: object) => call('POST', path, { as: owner.token, body, headers })
    expect(await send(`/users/${owner.id}?_method=PATCH`, { avatar })).toMatchObject({
      status: 422,
      body: { errors: { avatar: [expect.any(String)] } },
    })
    expect(await send('/media', { file: avatar })).toMatchObject({ status: 422 })
    expect(logged).toEqual([])
  })

  it('under one key are done once, and two different ones are not taken for each other', async () => {
    const first = await upload(await picture(20), 'mot')
    const stored = api().files.size
    const again = await upload(await picture(20), 'mot')
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(api().files.size).toBe(stored)
    expect((await upload(await picture(30), 'mot')).status).toBe(409)
    expect(api().files.size).toBe(stored)
  })

  it('leave no file behind when what follows is refused', async () => {
    const before = api().files.size
    expect((await upload(await picture(20), 'hai', 'x'.repeat(300))).status).toBe(422)
    expect(api().files.size).toBe(before)
  })

  it('leave no file behind when only one of their two could be stored', async () => {
    const files = new Set<string>()
    const { db, owner, now } = api()
    const full = createApi({
      db,
      storage: {
        put: async (path) => {
          if (files.size) throw new Error('the disk is full')
          files.add(path)
        },
        get: async () => null,
        delete: async (path) => void files.delete(path),
      },
      images: sharpImages,
      clock: () => now,
      secret,
      log: { info: () => {}, warn: () => {}, error: () => {} },
    })
    const body = new FormData()
    body.set('file', new File([await picture(20)], 'a.png'))
    const headers = { Authorization: `Bearer ${owner.token}` }
    const request = new Request('http://nep.test/api/v1/media', { method: 'POST', headers, body })
    expect((await full.fetch(request)).status).toBeGreaterThanOrEqual(500)
    expect([...files]).toEqual([])
  })
})

describe('what a write expects to find', () => {
  it.each(['*', 'rubbish', '"1", "2"', ''])('cannot be %o', async (match) => {
    const { id } = await aType(api())
    const change = { as: api().owner.token, body: { title: 'Khác' }, headers: { 'If-Match': match } }
    expect((await api().call('PATCH', `/types/${id}`, change)).status).toBe(400)
  })

  it('is named one way: an id has no leading zero', async () => {
    const { id } = await aType(api())
    const change = { as: api().owner.token, body: { title: 'Khác' } }
    expect((await api().call('PATCH', `/types/0${id}`, change)).status).toBe(404)
    expect((await api().call('PATCH', `/types/${id}?include=body,body`, change)).status).toBe(422)
  })
})
