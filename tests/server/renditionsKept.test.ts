import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { pictureFormats, pictureRatios, pictureWidths } from '../../src/domain/renditions'
import { filesUnder } from '../../src/server/keep/fileEntries'
import { diskStorage } from '../../src/server/storage'
import { emptyFolder } from '../support/folder'
import { forkProgram } from '../support/programs'
import { bytesOf, counting, path, photo, readPicture, servedFiles } from '../support/renditions'

describe('what was made', () => {
  it('is kept beside the files, and asked after like them', async () => {
    const { storage, ask, folder, made } = await servedFiles()
    await storage.put(path, await photo(), 'image/jpeg')
    const count = counting()
    const first = await ask('?w=320')
    const itself = await ask('')
    expect(first.headers.get('etag')).not.toBe(itself.headers.get('etag'))
    for (const name of [
      'cache-control',
      'cross-origin-resource-policy',
      'accept-ranges',
      'content-disposition',
    ])
      expect(first.headers.get(name)).toBe(itself.headers.get(name))
    const bytes = await bytesOf(first)
    const etag = first.headers.get('etag') ?? ''
    expect((await ask('?w=320', path, { 'if-none-match': etag })).status).toBe(304)
    const part = await ask('?w=320', path, { range: 'bytes=2-9' })
    expect([part.status, await bytesOf(part)]).toEqual([206, bytes.subarray(2, 10)])
    expect(count.all).toBe(1)
    const [name = ''] = await made()
    expect(new Uint8Array(await readFile(join(folder, 'renditions', path, name)))).toEqual(bytes)
    // Backups and moves do without it.
    expect(await filesUnder(diskStorage(folder))).toEqual([path])
  })

  it('goes with its file, and when another one takes its address', async () => {
    const { storage, ask, made } = await servedFiles()
    await storage.put(path, await photo(), 'image/jpeg')
    expect((await readPicture(await ask('?w=320'))).size).toEqual([320, 192])
    await storage.put(path, await photo(1_200, 1_200), 'image/jpeg')
    expect(await made()).toEqual([])
    expect((await readPicture(await ask('?w=320'))).size).toEqual([320, 320])
    await storage.delete(path)
    expect(await made()).toEqual([])
    expect((await ask('?w=320')).status).toBe(404)
  })

  it('around a former focus does not stay, even if the focus moves while it is being made', async () => {
    const { storage, ask, asked, focus } = await servedFiles({ focus: { x: 0, y: 0 } })
    await storage.put(path, await photo(1_600, 400), 'image/jpeg')
    const seen = async () => (await bytesOf(await ask('?w=320&r=1x1'))).join()
    const count = counting()
    const original = sharp.prototype.extract
    const spy = vi.spyOn(sharp.prototype, 'extract').mockImplementationOnce(function (this: Sharp, region) {
      focus.x = 100
      void storage.dropRenditions(path)
      return Reflect.apply(original, this, [region])
    })
    const right = await seen()
    spy.mockRestore()
    expect(count.all).toBe(2)
    expect(await seen()).toBe(right)
    const statements = asked.length
    await seen()
    expect(asked).toHaveLength(statements)
    focus.x = 0
    await storage.dropRenditions(path)
    expect(await seen()).not.toBe(right)
  })

  it('is made once for all who ask at once, also when the first one goes away', async () => {
    const { storage, ask, address } = await servedFiles()
    await storage.put(path, await photo(), 'image/jpeg')
    const count = counting()
    const away = new AbortController()
    const first = fetch(`${address}/files/${path}?w=640`, { signal: away.signal }).catch(() => 'away')
    const others = Array.from({ length: 30 }, () => ask('?w=640'))
    away.abort()
    expect(await first).toBe('away')
    for (const answer of await Promise.all(others))
      expect((await readPicture(answer)).size).toEqual([640, 384])
    expect(count.all).toBe(1)
  })

  it('takes two workers, however much is asked for at once; everything else is answered', async () => {
    const { storage, ask } = await servedFiles()
    const small = await photo(400, 300)
    const files = Array.from({ length: 6 }, (_, at) => path.replace('5d1c', `5d1${at}`))
    for (const file of files) await storage.put(file, small, 'image/jpeg')
    const queries = pictureFormats.flatMap((f) =>
      pictureWidths.flatMap((w) =>
        ['', ...pictureRatios.map((r) => `&r=${r}`)].map((r) => `?w=${w}&f=${f}${r}`),
      ),
    )
    let release = () => {}
    const count = counting(new Promise((done) => (release = done)))
    const asking = files
      .slice(0, 5)
      .flatMap((file) => queries.map(async (query) => (await ask(query, file)).status))
    expect(asking).toHaveLength(200)
    await vi.waitFor(() => expect(count.all).toBe(2), 60_000)
    expect((await ask('', files[5])).status).toBe(200)
    release()
    expect(new Set(await Promise.all(asking))).toEqual(new Set([200]))
    expect(count).toEqual({ all: 200, atOnce: 2 })
  })

  it('has a line that ends: beyond it whoever asks is to come again', async () => {
    const { storage, ask } = await servedFiles()
    const small = await photo(400, 300)
    const files = Array.from({ length: 210 }, (_, at) => `media/2026/11/${at}.jpg`)
    await Promise.all(files.map((file) => storage.put(file, small, 'image/jpeg')))
    let release = () => {}
    counting(new Promise((done) => (release = done)))
    const refused: Headers[] = []
    const asking = files.map(async (file) => {
      const { status, headers } = await ask('?w=320', file)
      if (status === 503) refused.push(headers)
      return status
    })
    await vi.waitFor(() => expect(refused).toHaveLength(10), 60_000)
    release()
    for (const headers of refused)
      expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['5', 'no-store'])
    expect((await Promise.all(asking)).filter((status) => status === 200)).toHaveLength(200)
    expect((await ask('?w=320', files.at(-1))).status).toBe(200)
  })

  it('by two processes at once is whole for both, and one file', async () => {
    const folder = await emptyFolder()
    await diskStorage(folder).put(path, await photo(), 'image/jpeg')
    const children = await Promise.all([1, 2].map(() => forkProgram('rendition', [folder, path])))
    for (const child of children) onTestFinished(() => void child.kill())
    await Promise.all(children.map((child) => once(child, 'message')))
    for (const child of children) child.send('begin')
    const sizes = await Promise.all(children.map(async (child) => (await once(child, 'message'))[0]))
    const kept = await readdir(join(folder, 'renditions', path))
    expect(kept).toHaveLength(1)
    const bytes = await readFile(join(folder, 'renditions', path, kept[0] ?? ''))
    expect(sizes).toEqual([bytes.length, bytes.length])
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_280, height: 960 })
  })
})
