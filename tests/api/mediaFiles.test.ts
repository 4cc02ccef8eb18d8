import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { mediaIncoming } from '../../src/api/db/tables/media'
import { placeFiles } from '../../src/api/resources/media/place'
import { versionOf } from '../../src/domain/media'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { aFile, picture } from '../support/files'

const api = withApi()
const send = (method: string, path: string, body?: unknown, as = api().owner.token, headers = {}) =>
  api().call(method, path, { as, body, headers })
const formOf = async (colour: string, name = 'a.png', format: 'png' | 'jpeg' = 'png') => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await picture(colour, format))], name))
  return form
}
const read = async (id: number) =>
  (await send('GET', `/media?search=id:${id}&include=uses_count,copies`)).body.data[0]
const readPost = async (id: number) => (await send('GET', `/posts?search=id:${id}&include=body`)).body.data[0]
const stored = (url: string) => api().files.get(url.replace('/files/', ''))
const colourOf = async (url: string) =>
  Object.values((await sharp(stored(url)?.bytes).stats()).dominant).map((part) => Math.round(part / 64))
const trash = async () =>
  (await send('GET', '/history?entity=media&action=delete&restored=0&limit=100')).body.data

let type = 0
beforeAll(async () => {
  type = (await aType(api())).id
})

describe('equal files', () => {
  it('are told at the upload: the answer has the file that is there, and nothing is stored', async () => {
    const known = await aFile(api(), { colour: '#123456' })
    expect(known.hash).toMatch(/^[\da-f]{64}$/)
    const before = api().files.size
    const answer = await send('POST', '/media?duplicate=refuse', await formOf('#123456'))
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'duplicate', data: { id: known.id, uses_count: 0 } },
    })
    expect(api().files.size).toBe(before)
    expect((await send('POST', '/media', await formOf('#123456'))).status).toBe(201)
    expect((await send('POST', '/media?duplicate=refuse', await formOf('#123457'))).status).toBe(201)
    expect((await read(known.id)).copies).toBe(1)
  })

  it('of a try whose answer was lost are that one: it is answered as before', async () => {
    const key = { 'Idempotency-Key': 'upload-once' }
    const [first, again] = [
      await send('POST', '/media?duplicate=refuse', await formOf('#0a0b0c'), undefined, key),
      await send('POST', '/media?duplicate=refuse', await formOf('#0a0b0c'), undefined, key),
    ]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body.data.id).toBe(first.body.data.id)
  })

  it('stand side by side in a list of their own, and of each only one is kept', async () => {
    const colour = '#654321'
    const [kept, a, b] = [
      await aFile(api(), { colour }),
      await aFile(api(), { colour }),
      await aFile(api(), { colour }),
    ]
    await send('PATCH', `/media/${a.id}`, { alt: 'Lá trà', tags: ['Trà'] })
    const post = (await send('POST', '/posts', aPost(type, { image: a.url, images: [b.url] }))).body.data
    const { data } = (await send('GET', '/media?duplicates=1&orderBy=hash&limit=100')).body
    const ids: number[] = data.map(({ id }: { id: number }) => id)
    const at = ids.indexOf(kept.id)
    expect(ids.filter((id) => [kept.id, a.id, b.id].includes(id))).toHaveLength(3)
    expect(Math.abs(ids.indexOf(a.id) - at)).toBeLessThan(3)
    const answer = await send('POST', `/media/${kept.id}/merge`)
    expect(answer.body.data).toMatchObject({ id: kept.id, alt: 'Lá trà', tags: ['Trà'] })
    expect(await readPost(post.id)).toMatchObject({ image: kept.url, images: [kept.url] })
    expect(await read(a.id)).toBeUndefined()
    expect(await read(kept.id)).toMatchObject({ copies: 0, uses_count: 1 })
    expect((await send('POST', `/media/${kept.id}/merge`)).status).toBe(404)
  })

  it('are kept all by who may not change the records that use them', async () => {
    const colour = '#778899'
    const [kept, other] = [await aFile(api(), { colour }), await aFile(api(), { colour })]
    await send('POST', '/posts', aPost(type, { image: other.url }))
    const { token } = await api().member('manage-media')
    expect(await send('POST', `/media/${kept.id}/merge`, {}, token)).toMatchObject({
      status: 403,
      body: { in_use: { locked: 1 } },
    })
    expect((await read(other.id)).copies).toBe(1)
  })

  it('are found among files that were stored before, little by little and without an event in the history', async () => {
    const colour = '#a1b2c3'
    const [first, second] = [await aFile(api(), { colour }), await aFile(api(), { colour })]
    await api().db.execute(sql`update media set hash = '' where id in (${first.id}, ${second.id})`)
    expect((await read(first.id)).copies).toBe(0)
    const before = (await send('GET', `/history?entity=media&id=${first.id}`)).body.data.length
    await api().api.maintain()
    expect(await read(first.id)).toMatchObject({ copies: 1, hash: first.hash, version: first.version })
    expect((await send('GET', `/history?entity=media&id=${first.id}`)).body.data).toHaveLength(before)
  })
})

describe('replacing a file', () => {
  it('of the same format keeps its address and all that uses it; the former one is in the trash', async () => {
    const file = await aFile(api(), { colour: '#ff0000', name: 'Đỏ' })
    const post = (await send('POST', '/posts', aPost(type, { image: file.url }))).body.data
    const before = api().files.size
    const answer = await send('POST', `/media/${file.id}/file`, await formOf('#0000ff', 'xanh.png'))
    expect(answer.body.data).toMatchObject({ url: file.url, file: 'xanh.png', revision: 1, version: 2 })
    expect(await colourOf(file.url)).toEqual([0, 0, 4])
    expect(await colourOf(versionOf(file.url, 96))).toEqual([0, 0, 4])
    expect(await readPost(post.id)).toMatchObject({ image: file.url, version: post.version })
    const [former] = await trash()
    expect(former.title).toBe('Đỏ')
    await send('POST', `/history/${former.id}/restore`)
    const back = await read(former.record_id)
    expect(await colourOf(back.url)).toEqual([4, 0, 0])
    expect(await colourOf(back.thumbnail_url)).toEqual([4, 0, 0])
    // The former one with its three versions, and nothing of the way there.
    expect(api().files.size).toBe(before + 4)
  })

  it('that a crash interrupts is the former file or the new one, never a row of one with the bytes of the other', async () => {
    const file = await aFile(api(), { colour: '#ff0000' })
    const path = file.path
    const before = api().files.size
    const { set } = api().files
    let isHit = false
    api().files.set = (name, value) => {
      if (name.startsWith(path.replace(/\.\w+$/, ''))) {
        isHit = true
        throw new Error('the process ends here')
      }
      return set.call(api().files, name, value)
    }
    const answer = await send('POST', `/media/${file.id}/file`, await formOf('#0000ff')).finally(() => {
      api().files.set = set
    })
    expect(isHit).toBe(true)
    // Nothing that a row names is touched before the commit; after it the row tells what is to come.
    expect(answer).toMatchObject({ status: 200, body: { data: { revision: 1 } } })
    expect(await colourOf(file.url)).toEqual([4, 0, 0])
    await api().api.maintain()
    expect(await colourOf(file.url)).toEqual([0, 0, 4])
    expect(await colourOf(versionOf(file.url, 96))).toEqual([0, 0, 4])
    expect(await rowsOf(api().db, sql`select 1 from media_incoming`)).toEqual([])
    expect(api().files.size).toBe(before + 4)
  })

  it('holds nobody up while the place of the files does not answer', async () => {
    const file = await aFile(api(), { colour: '#808080' })
    await api().db.insert(mediaIncoming).values({ media_id: file.id, url: '/files/media/incoming.png' })
    let isAsked = () => {}
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve
    })
    let answer = () => {}
    const held = new Promise<null>((resolve) => {
      answer = () => resolve(null)
    })
    const storage = {
      get: () => {
        isAsked()
        return held
      },
      put: async () => undefined,
      delete: async () => undefined,
    }
    const placing = placeFiles({ db: api().db, storage })
    await asked
    expect((await send('GET', '/media?limit=1')).status).toBe(200)
    answer()
    await placing
    expect(await rowsOf(api().db, sql`select 1 from media_incoming`)).toEqual([])
  })

  it('of another format has a new address, which its uses get; undoing gives them the former file back', async () => {
    const file = await aFile(api(), { colour: '#00ff00' })
    const post = (await send('POST', '/posts', aPost(type, { image: file.url }))).body.data
    const answer = await send('POST', `/media/${file.id}/file`, await formOf('#0000ff', 'a.jpg', 'jpeg'))
    const { url } = answer.body.data
    expect(url).toMatch(/\.jpg$/)
    expect(await readPost(post.id)).toMatchObject({ image: url, version: post.version + 1 })
    const batch = answer.headers.get('Batch-Id')
    await send('POST', `/history/batches/${batch}/restore`)
    expect((await readPost(post.id)).image).toBe(file.url)
    expect(stored(file.url)).toBeDefined()
  })

  it('of another format is refused, and nothing stays of it, while others’ records use it', async () => {
    const file = await aFile(api())
    await send('POST', '/posts', aPost(type, { image: file.url }))
    const { token } = await api().member('manage-media')
    const before = api().files.size
    const jpeg = await formOf('#0000ff', 'a.jpg', 'jpeg')
    expect((await send('POST', `/media/${file.id}/file`, jpeg, token)).status).toBe(403)
    expect(api().files.size).toBe(before)
    expect((await read(file.id)).url).toBe(file.url)
    // At the same address no record changes, so that the right to the library is enough.
    expect((await send('POST', `/media/${file.id}/file`, await formOf('#0000ff'), token)).status).toBe(200)
  })

  it('takes only a file of its kind, and only over the version that was seen', async () => {
    const file = await aFile(api())
    const form = new FormData()
    form.set('file', new File(['%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'], 'a.pdf'))
    expect((await send('POST', `/media/${file.id}/file`, form)).body.errors).toHaveProperty('file')
    const two = await Promise.all(
      ['#111111', '#222222'].map(async (colour) =>
        send('POST', `/media/${file.id}/file`, await formOf(colour), undefined, { 'If-Match': '"1"' }),
      ),
    )
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('what a file says of itself', () => {
  it('is checked: tags are tidied, the point lies within the picture', async () => {
    const { id } = await aFile(api())
    const change = (body: object) => send('PATCH', `/media/${id}`, body)
    expect((await change({ focus_x: 101 })).body.errors).toHaveProperty('focus_x')
    expect((await change({ alt: 'a'.repeat(501) })).body.errors).toHaveProperty('alt')
    expect((await change({ tags: Array.from({ length: 31 }, (_, n) => `t${n}`) })).status).toBe(422)
    expect((await change({ tags: [' Cà  phê ', 'cà phê', ''] })).body.data.tags).toEqual(['Cà phê'])
  })

  it('tells any account which point of a picture stays in sight', async () => {
    const { id, url } = await aFile(api())
    await send('PATCH', `/media/${id}`, { focus_x: 20, focus_y: 80 })
    const { token } = await api().member('list-posts')
    const { data } = (await send('GET', '/media/focus', undefined, token)).body
    expect(data[url.replace('.png', '')]).toEqual([20, 80])
  })

  it('gets and loses tags with many others at once, and stays as it is where nothing changes', async () => {
    const [a, b] = [await aFile(api()), await aFile(api())]
    await send('PATCH', `/media/${a.id}`, { tags: ['Trà', 'Cũ'] })
    await send('PATCH', `/media/${b.id}`, { tags: ['Mới'] })
    const change = { name: 'tags', asked: { add: ['Mới'], remove: ['Cũ'] } }
    await send('POST', '/media/bulk', { action: 'update', ids: [a.id, b.id], change })
    expect(await read(a.id)).toMatchObject({ tags: ['Trà', 'Mới'], version: 3 })
    expect(await read(b.id)).toMatchObject({ tags: ['Mới'], version: 2 })
  })
})
