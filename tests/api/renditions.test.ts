import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { focusAt } from '../../src/api/resources/media/focus'
import { createRenditions, type Renditions } from '../../src/server/renditions'
import { diskStorage, type FileStorage } from '../../src/server/storage'
import { startApi, type TestApi } from '../support/api'

let api: TestApi
let folder: string
let storage: FileStorage
let renditions: Renditions
const start = new Date('2026-11-21T02:00:00.000Z')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nep-'))
  storage = diskStorage(folder)
  api = await startApi({ storage })
  renditions = createRenditions(storage, (stem) => focusAt(api.db, stem))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

const send = (method: string, path: string, body?: unknown) =>
  api.call(method, path, { as: api.owner.token, body })

/** Red on its left, blue on its right. */
async function striped(format: 'png' | 'jpeg' = 'png', colours = ['#f00', '#00f']): Promise<FormData> {
  const halves = colours.map((background) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } }).png(),
  )
  const images = await Promise.all(halves.map((half) => half.toBuffer()))
  const bytes = await sharp(images, { join: { across: 2 } })
    .toFormat(format)
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], `a.${format}`))
  return form
}

const upload = async (): Promise<{ id: number; path: string }> =>
  (await send('POST', '/media', await striped())).body.data

/** The colour that a square of the picture has in its middle. */
async function colourOf(path: string): Promise<number[]> {
  const found = await renditions.find(path, { w: 320, f: 'webp', r: '1x1' })
  if (!found || found === 'busy') throw new Error('not made')
  const chunks: Buffer[] = []
  for await (const chunk of found.stream()) chunks.push(chunk as Buffer)
  const square = sharp(Buffer.concat(chunks)).extract({ left: 98, top: 98, width: 4, height: 4 })
  const { dominant } = await sharp(await square.png().toBuffer()).stats()
  return Object.values(dominant).map((part) => Math.round(part / 128))
}
const [red, blue, green] = [
  [2, 0, 0],
  [0, 0, 2],
  [0, 2, 0],
]

const kept = (path: string) => readdir(join(folder, 'renditions', path)).catch(() => [])
const undo = async (id: number, action: string) => {
  const { data } = (await send('GET', `/history?entity=media&id=${id}&action=${action}`)).body
  expect((await send('POST', `/history/${data[0].id}/restore`, {})).status).toBe(200)
}

describe('a picture that is cropped on demand', () => {
  it('is cropped anew when its focus moves, also by undoing that; other changes leave it', async () => {
    const { id, path } = await upload()
    await send('PATCH', `/media/${id}`, { focus_x: 20 })
    expect(await colourOf(path)).toEqual(red)
    const before = await kept(path)
    await send('PATCH', `/media/${id}`, { alt: 'Hai màu', focus_x: 20 })
    expect([before.length, await kept(path)]).toEqual([1, before])
    await send('PATCH', `/media/${id}`, { focus_x: 80 })
    expect(await colourOf(path)).toEqual(blue)
    await undo(id, 'update')
    expect(await colourOf(path)).toEqual(red)
  })

  it('is another one after its file was replaced, in the same format and in another', async () => {
    const { id, path } = await upload()
    await send('PATCH', `/media/${id}`, { focus_x: 20 })
    expect(await colourOf(path)).toEqual(red)
    await send('POST', `/media/${id}/file`, await striped('png', ['#0f0', '#0f0']))
    expect(await colourOf(path)).toEqual(green)
    const next = (await send('POST', `/media/${id}/file`, await striped('jpeg', ['#00f', '#00f']))).body.data
    expect(next.path).not.toBe(path)
    expect(await colourOf(next.path)).toEqual(blue)
  })

  it('goes when its file leaves the trash; brought back from there it has its focus again', async () => {
    const [back, gone] = [await upload(), await upload()]
    for (const { id, path } of [back, gone]) {
      await send('PATCH', `/media/${id}`, { focus_x: 20 })
      await send('DELETE', `/media/${id}`)
      await storage.dropRenditions(path)
      await colourOf(path)
      expect(await kept(path)).toHaveLength(1)
    }
    await undo(back.id, 'delete')
    expect(await colourOf(back.path)).toEqual(red)
    api.now = new Date(start.getTime() + 31 * 86_400_000)
    await api.api.maintain()
    expect([await kept(gone.path), await kept(back.path)]).toEqual([[], [expect.any(String)]])
    expect(await renditions.find(gone.path, { w: 320, f: 'webp' })).toBeNull()
  })
})
