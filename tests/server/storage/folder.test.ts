import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { isUnavailable } from '../../../src/api/http/unavailable'
import { bucketAt, openFolder, openStorage } from '../../../src/server/storage'
import { eachOf, type Folder, filesBelow } from '../../../src/server/storage/folder'
import { emptyBucket, folderIn, hasBuckets, shakyLine, unfinishedIn } from '../../support/bucket'
import { emptyFolder } from '../../support/folder'

const megabyte = 1 << 20
const hello = Buffer.from('xin chào')

/** Bytes of which no part is like another. */
const noise = (size: number): Buffer => {
  const all = Buffer.alloc(size)
  for (let at = 0; at < size; at += 4) all.writeUInt32LE((at * 2_654_435_761) >>> 0, at)
  return all
}
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

async function bytesOf(stream: Readable | undefined): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream ?? []) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const pathsIn = async (folder: Folder): Promise<string[]> => {
  const paths: string[] = []
  for await (const { path } of filesBelow(folder)) paths.push(path)
  return paths.sort()
}

const textIn = async (folder: Pick<Folder, 'get'>, path: string): Promise<string> =>
  Buffer.from((await folder.get(path))?.bytes ?? []).toString()

const places = [
  { name: 'on the disk', make: emptyFolder, isThere: true },
  {
    name: 'in a bucket',
    make: async () => folderIn(await emptyBucket(), 'tệp của tiệm'),
    isThere: hasBuckets,
  },
]

describe.each(places.filter(({ isThere }) => isThere))('files $name', ({ make }) => {
  it('are there under their paths, whatever these are, until they go', async () => {
    const storage = openStorage(await make())
    const paths = ['a.pdf', 'media/2026/11/Cà phê + sữa (1) & 50%?.jpg', "media/it's #1 <x>.png"]
    for (const path of paths) await storage.put(path, hello, 'image/png')
    for (const path of paths) {
      expect(await textIn(storage, path)).toBe('xin chào')
      const file = await storage.open(path)
      expect(file?.size).toBe(hello.length)
      expect(await bytesOf(file?.stream())).toEqual(hello)
      expect(await bytesOf(file?.stream({ start: 4, end: 5 }))).toEqual(hello.subarray(4, 6))
    }
    expect(await pathsIn(storage)).toEqual(paths.toSorted())
    const found = new Map<string, boolean>()
    for await (const { name, isFolder } of storage.entries('media')) found.set(name, isFolder)
    expect(Object.fromEntries(found)).toEqual({ '2026': true, "it's #1 <x>.png": false })
    await storage.delete('a.pdf')
    await storage.delete('a.pdf')
    expect([await storage.get('a.pdf'), await storage.open('a.pdf'), await storage.open('media')]).toEqual([
      null,
      null,
      null,
    ])
    await storage.clear('media/2026')
    expect(await pathsIn(storage)).toEqual(["media/it's #1 <x>.png"])
  })

  it('are told from those before them, and are of a known age', async () => {
    const storage = openStorage(await make())
    await storage.put('a.pdf', Buffer.from('one'), '')
    const before = await storage.open('a.pdf')
    await storage.put('a.pdf', Buffer.from('two!'), '')
    const after = await storage.open('a.pdf')
    expect(after?.etag).not.toBe(before?.etag)
    expect(Math.abs(Date.now() - Number(after?.changedAt))).toBeLessThan(60_000)
    for await (const each of storage.entries('')) expect(await each.etag()).toBe(after?.etag)
  })

  it('lie within their folder, and apart from what is made of them', async () => {
    const address = await make()
    const storage = openStorage(address)
    await openFolder(address).put('renditions/x/1.webp', hello, '')
    for (const path of [
      '../x',
      'a/../../x',
      'a\0b',
      'a\nb',
      'renditions/x/1.webp',
      `${'a'.repeat(300)}/${'b'.repeat(900)}`,
    ]) {
      expect([await storage.get(path), await storage.open(path)]).toEqual([null, null])
    }
    for (const path of ['../x', 'renditions/x/1.webp']) await storage.delete(path)
    for (const path of ['../x', 'renditions/x/2.webp'])
      await expect(storage.put(path, hello, '')).rejects.toThrow()
    expect(await pathsIn(storage)).toEqual([])
    expect(await pathsIn(openFolder(address))).toEqual(['renditions/x/1.webp'])
    expect(await textIn(storage.renditions, 'x/1.webp')).toBe('xin chào')
    await storage.put('x', hello, '')
    expect(await pathsIn(storage.renditions)).toEqual([])
    expect(await pathsIn(storage)).toEqual(['x'])
  })

  it('become files of the disk, unless one is there', async () => {
    const [storage, folder] = [openStorage(await make()), await emptyFolder()]
    const all = noise(40 * megabyte)
    await storage.put('film.mp4', all, 'video/mp4')
    expect(await storage.copyTo('film.mp4', join(folder, 'a/film'))).toBe(true)
    expect(sha256(await readFile(join(folder, 'a/film')))).toBe(sha256(all))
    expect(await storage.copyTo('film.mp4', join(folder, 'a/film'))).toBe(false)
    expect(await storage.copyTo('none.mp4', join(folder, 'b'))).toBe(true)
    await expect(readFile(join(folder, 'b'))).rejects.toThrow('ENOENT')
    await storage.putFile('again.mp4', join(folder, 'a/film'))
    const again = await storage.open('again.mp4')
    expect(again?.size).toBe(all.length)
    const [start, end] = [16 * megabyte - 5, 16 * megabyte + 5]
    expect(await bytesOf(again?.stream({ start, end }))).toEqual(all.subarray(start, end + 1))
    await writeFile(join(folder, 'none'), '')
    await storage.putFile('none.pdf', join(folder, 'none'))
    expect((await storage.open('none.pdf'))?.size).toBe(0)
    expect(await bytesOf((await storage.open('none.pdf'))?.stream())).toEqual(Buffer.alloc(0))
  })
})

describe.runIf(hasBuckets)('a bucket', () => {
  it('lists more than a page', async () => {
    const storage = openStorage(await emptyBucket())
    const names = Array.from({ length: 203 }, (_, at) => `media/${at}.pdf`)
    await eachOf(names, (name) => storage.put(name, hello, ''))
    expect(await pathsIn(storage)).toEqual(names.toSorted())
  }, 120_000)

  it('whose connections break gives and takes every byte all the same', async () => {
    const line = await shakyLine()
    const storage = openStorage(await emptyBucket(line.host))
    const all = noise(40 * megabyte)
    line.breaks = [3, 10, 20].map((at) => at * megabyte)
    await storage.put('film.mp4', all, 'video/mp4')
    expect(line.breaks).toEqual([])
    line.breaks = [1, 10, 2].map((at) => at * megabyte)
    const film = await storage.open('film.mp4')
    expect(sha256(await bytesOf(film?.stream()))).toBe(sha256(all))
    expect(line.breaks).toEqual([])
  }, 60_000)

  it('never mixes a file with the one that took its place', async () => {
    const line = await shakyLine()
    const address = await emptyBucket(line.host)
    const [storage, folder] = [openStorage(address), await emptyFolder()]
    await storage.put('film.mp4', noise(8 * megabyte), 'video/mp4')
    const before = await storage.open('film.mp4')
    const stream = before?.stream()
    await new Promise((resolve) => stream?.once('readable', resolve))
    const other = Buffer.alloc(8 * megabyte, 'new')
    await storage.put('film.mp4', other, 'video/mp4')
    line.breaks = [megabyte]
    await expect(bytesOf(stream)).rejects.toMatchObject({ status: 412 })
    expect(await storage.copyTo('film.mp4', join(folder, 'film'))).toBe(true)
    expect(sha256(await readFile(join(folder, 'film')))).toBe(sha256(other))
  })

  it('that is away, or refuses, is told like a disk that is broken', async () => {
    const line = await shakyLine()
    const address = await emptyBucket(line.host)
    line.isCut = true
    const away = await openStorage(address)
      .get('a.pdf')
      .catch((error) => error)
    expect(isUnavailable(away)).toBe(true)
    line.isCut = false
    expect(await openStorage(address).get('a.pdf')).toBeNull()
    const refused = await openStorage(address.replace('testing', 'wrong'))
      .put('a.pdf', hello, '')
      .catch((error) => error)
    expect(isUnavailable(refused)).toBe(true)
    expect(refused.message).toMatch(/403 SignatureDoesNotMatch/)
    expect(refused.message).not.toContain('wrong')
    const gone = openStorage(address.replace(/\/nep-[^?]*/, '/nowhere-nep'))
    await expect(gone.put('a.pdf', hello, '')).rejects.toThrow('404')
  }, 60_000)

  it('keeps nothing of what was put in parts and failed', async () => {
    const line = await shakyLine()
    const address = await emptyBucket(line.host)
    const storage = openStorage(address)
    const sent = bucketAt(address).put(
      'film.mp4',
      { size: 40 * megabyte, read: async (start) => (start ? Promise.reject(new Error('unread')) : hello) },
      'video/mp4',
    )
    await expect(sent).rejects.toThrow('unread')
    expect(await storage.open('film.mp4')).toBeNull()
    expect(await unfinishedIn(address)).toBe(0)

    // Nor, two days later, of what nobody could clean up.
    line.breaks = [20 * megabyte, ...new Array<number>(100).fill(1)]
    await expect(storage.put('film.mp4', noise(40 * megabyte), 'video/mp4')).rejects.toThrow('s3://')
    line.breaks = []
    expect(await unfinishedIn(address)).toBe(1)
    await bucketAt(address).dropUnfinished()
    expect(await unfinishedIn(address)).toBe(1)
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 50 * 3_600_000)
    onTestFinished(() => later.mockRestore())
    await bucketAt(address).dropUnfinished()
    expect(await unfinishedIn(address)).toBe(0)
  }, 60_000)
})
