import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { versionOf } from '../../src/domain/media'
import { withApi } from '../support/api'

const api = withApi()

const picture = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()

const upload = (bytes: BlobPart, fileName: string, name?: string) => {
  const form = new FormData()
  form.set('file', new File([bytes], fileName, { type: 'image/png' }))
  if (name) form.set('name', name)
  return api().call('POST', '/media', { as: api().owner.token, body: form })
}

describe('media', () => {
  it('stores a picture under a name of our own, with its size and a thumbnail', async () => {
    const { status, body } = await upload(await picture(), '../../Ảnh cà phê.png', 'Cà phê')
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      name: 'Cà phê',
      type: 'image/png',
      kind: 'image',
      width: 800,
      height: 600,
    })
    expect(body.data.url).toMatch(/^\/files\/media\/2026\/11\/[\w-]+\.png$/)
    const thumbnail = api().files.get(body.data.thumbnail_url.replace('/files/', ''))
    expect((await sharp(thumbnail?.bytes).metadata()).width).toBe(480)
  })

  it('makes three smaller versions beside each picture, and none larger than it is', async () => {
    const sizesOf = async (bytes: BlobPart, name: string) => {
      const { data } = (await upload(bytes, name)).body
      const stored = [480, 240, 96].map((size) => api().files.get(versionOf(data.path, size)))
      return Promise.all(
        stored.map(async (file) => {
          const { width, height, format } = await sharp(file?.bytes).metadata()
          return `${format} ${width} × ${height}`
        }),
      )
    }
    expect(await sizesOf(await picture(), 'a.png')).toEqual([
      'webp 480 × 360',
      'webp 240 × 180',
      'webp 96 × 72',
    ])
    expect(await sizesOf(await picture(30, 50), 'a.png')).toEqual(Array(3).fill('webp 30 × 50'))
    const frames = await sharp([await picture(300, 300), await picture(300, 300)], {
      join: { animated: true },
    })
      .gif()
      .toBuffer()
    expect(await sizesOf(frames, 'a.gif')).toEqual(['webp 300 × 300', 'webp 240 × 240', 'webp 96 × 96'])
  })

  it('keeps an icon as it is, without smaller versions', async () => {
    const before = api().files.size
    const icon = new Uint8Array([
      0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 4, 0, 0, 0, 22, 0, 0, 0, 0, 0, 0, 0,
    ])
    const { body } = await upload(icon, 'a.ico')
    expect(body.data).toMatchObject({ type: 'image/x-icon', thumbnail_url: '', width: null })
    expect(api().files.size).toBe(before + 1)
  })

  it('keeps a smaller one of a picture that is too large for a page', async () => {
    const { status, body } = await upload(await picture(8_000, 5_001), '\u202Elớn\u0000.png')
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ type: 'image/jpeg', width: 4_000, height: 2_501, file: 'lớn.jpg' })
    expect(body.data.url).toMatch(/\.jpg$/)
  })

  it('says which type is not taken, and which are', async () => {
    const tiff = await sharp(await picture())
      .tiff()
      .toBuffer()
    for (const [bytes, name, type] of [
      ['<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'logo.svg', 'SVG'],
      [tiff, 'a.jpg', 'TIF'],
      ['chữ', 'a.txt', 'TXT'],
    ] as const) {
      const [said] = (await upload(bytes as BlobPart, name)).body.errors.file
      expect(said).toMatch(new RegExp(`^Không nhận tệp ${type}. Các loại nhận được: JPG, PNG, WEBP, .*PPTX$`))
    }
    const [cut] = (await upload((await picture()).subarray(0, 60), 'cut.png')).body.errors.file
    expect(cut).toBe('Không đọc được tệp này: tệp bị hỏng hoặc chưa đầy đủ')
  })

  it('looks at the bytes, not at the name', async () => {
    const before = api().files.size
    for (const [bytes, name] of [
      ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.png'],
      ['<html><script>alert(1)</script></html>', 'a.jpg'],
      ['MZ\x90\x00', 'a.png'],
      [(await picture()).subarray(0, 60), 'cut.png'],
    ] as const) {
      const { status, body } = await upload(bytes as BlobPart, name)
      expect(status).toBe(415)
      expect(body.errors.file).toHaveLength(1)
    }
    expect(api().files.size).toBe(before)
  })

  it('caps the size of a picture beside the field', async () => {
    // It moves, so it cannot be made smaller.
    const frames = await sharp([await picture(30, 30), await picture(20, 20)], { join: { animated: true } })
      .gif()
      .toBuffer()
    const big = new Uint8Array(10 * 1024 * 1024 + 1)
    big.set(frames)
    expect(await upload(big, 'lon.gif')).toMatchObject({
      status: 422,
      body: { errors: { file: [expect.any(String)] } },
    })
    expect((await upload(new Uint8Array(0), 'rong.png')).body.errors).toHaveProperty('file')
  })

  it('renames, and keeps the files of a deleted row as long as that can be undone', async () => {
    const { call, owner } = api()
    const { data } = (await upload(await picture(), 'a.png')).body
    const named = await call('PATCH', `/media/${data.id}`, {
      as: owner.token,
      body: { name: 'Tên mới', url: '/x' },
    })
    expect(named.body.data).toMatchObject({ name: 'Tên mới', url: data.url })
    expect((await call('DELETE', `/media/${data.id}`, { as: owner.token })).status).toBe(204)
    expect(api().files.has(data.path)).toBe(true)
  })

  it('takes an avatar by the same check', async () => {
    const { call, owner } = api()
    const send = async (bytes: BlobPart) => {
      const form = new FormData()
      form.set('avatar', new File([bytes], 'toi.png'))
      return call('POST', `/users/${owner.id}?_method=PATCH`, { as: owner.token, body: form })
    }
    expect((await send(await picture())).body.data.avatar).toMatch(/^\/files\/avatars\//)
    expect((await send('không phải ảnh')).body.errors).toHaveProperty('avatar')
  })

  it('keeps of each account one portrait, however often it is changed and whatever was sent', async () => {
    const { call, files, owner } = api()
    const [me, other] = [await api().member(), await api().member()]
    const portraits = () => [...files.keys()].filter((path) => path.startsWith('avatars/')).length
    const before = portraits()
    const send = async (from = me) => {
      const form = new FormData()
      form.set('avatar', new File([await picture(600, 600)], 'toi.png'))
      return call('POST', `/users/${from.id}?_method=PATCH`, { as: from.token, body: form })
    }
    const first = (await send()).body.data.avatar
    const statuses = []
    for (let n = 1; n < 22; n++) statuses.push((await send()).status)
    expect(statuses).toEqual([...Array(19).fill(200), 429, 429])
    expect(portraits()).toBe(before + 3)
    const { data } = (await call('GET', '/profile', { as: me.token })).body
    expect(files.has(data.avatar.replace('/files/', ''))).toBe(true)

    // Somebody else who names it keeps it.
    await api().db.execute(sql`update users set avatar = ${data.avatar} where id = ${other.id}`)
    await send(other)
    expect(files.has(data.avatar.replace('/files/', ''))).toBe(true)

    // The version before a change has no portrait that is gone.
    const [{ id }] = (await call('GET', `/history?entity=users&id=${me.id}&limit=1`, { as: owner.token }))
      .body.data
    await call('POST', `/history/${id}/restore`, { as: owner.token, body: {} })
    const { avatar } = (await call('GET', `/users/${me.id}`, { as: owner.token })).body.data
    expect(avatar === '' || files.has(avatar.replace('/files/', ''))).toBe(true)
    expect(avatar).not.toBe(first)
  })

  it('counts the kinds of the whole library, whichever of them is asked for', async () => {
    const { call, owner } = api()
    const counts = async (query = '') =>
      (await call('GET', `/media?limit=1${query}`, { as: owner.token })).body.meta.counts
    const before = (await counts())?.kind?.image ?? 0
    await upload(await picture(), 'b.png')
    expect(await counts()).toEqual({ kind: { image: before + 1 } })
    expect(await counts('&search=kind:video&searchFields=kind:=')).toEqual({ kind: { image: before + 1 } })
  })
})
