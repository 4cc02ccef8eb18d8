import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../src/api/db/client'
import { isUnavailable } from '../../src/api/http/unavailable'
import { pictureSizes, versionOf } from '../../src/domain/media'
import { draftOf } from '../../src/server/drafts'
import { diskStorage } from '../../src/server/storage'
import { sweepUploads } from '../../src/server/sweep'
import { callerOf, startChild } from '../support/child'
import { testDatabase } from '../support/database'
import { dataFolder, emptyFolder } from '../support/folder'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const bytes = new TextEncoder().encode('0123456789')
const twoHoursAgo = new Date(Date.now() - 7_200_000)

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

const age = async (root: string): Promise<void> => {
  for (const file of await filesIn(root)) await utimes(join(root, file), twoHoursAgo, twoHoursAgo)
}
const sweep = (db: Database, root: string) =>
  sweepUploads(db, diskStorage(root), silent, new AbortController().signal)

describe('a file that cannot be stored', () => {
  it('leaves no draft behind, and the caller hears that the disk is away', async () => {
    const folder = await emptyFolder()
    const storage = diskStorage(folder)
    // The target is a folder: the draft is written, the rename fails.
    await mkdir(join(folder, 'media/a.webp/b'), { recursive: true })
    await expect(storage.put('media/a.webp', bytes, 'image/webp')).rejects.toThrow()
    expect(await filesIn(folder)).toEqual([])
  })

  it('because the folder is a file is a fault of the disk, not of the caller', async () => {
    const folder = await emptyFolder()
    await writeFile(join(folder, 'files'), '')
    const failed = await diskStorage(join(folder, 'files'))
      .put('media/a.webp', bytes, 'image/webp')
      .catch((error) => error)
    expect(isUnavailable(failed)).toBe(true)
  })
})

describe('the sweep of uploads', () => {
  const uuid = () => crypto.randomUUID()
  it('removes old files that no row names and dead drafts, and nothing else', async () => {
    const { db, close } = await testDatabase()
    const root = await emptyFolder()
    const put = (path: string) => diskStorage(root).put(path, bytes, '')
    const [named, thumb, avatar, orphan, fresh] = [uuid(), uuid(), uuid(), uuid(), uuid()]
    await put(`media/2026/11/${named}.png`)
    await put(`media/2026/11/${named}-320.webp`)
    await put(`media/2026/11/${named}-96.webp`)
    await put(`media/2026/10/${thumb}.pdf`)
    await put(`avatars/2026/11/${avatar}.jpg`)
    await put(`avatars/2026/11/${avatar}-320.webp`)
    await put(`media/2026/11/${orphan}.png`)
    await put(`media/2026/11/${orphan}-320.webp`)
    await put(`media/2026/11/${orphan}-96.webp`)
    await put(`avatars/2026/11/${orphan}.jpg`)
    await put('media/sample/by-hand.jpg')
    await put(`elsewhere/${orphan}.jpg`)
    const mine = draftOf(join(root, 'media/2026/11/mine.png'))
    await writeFile(mine, bytes)
    await writeFile(mine.replace(`-${process.pid}-`, '-4194303-'), bytes)
    await writeFile(mine.replace(/-[0-9a-f]{8}\.part$/, '-00000000.part'), bytes)
    const elsewhere = join(root, 'media/2026/11/a.png.00000000-4194303-00000000.part')
    await writeFile(elsewhere, bytes)
    await age(root)
    await utimes(mine, new Date(), new Date())
    await utimes(elsewhere, new Date(), new Date())
    await put(`media/2026/11/${fresh}.png`)
    for (const [path, thumbnail] of [
      [`media/2026/11/${named}.png`, `/files/media/2026/11/${named}-320.webp`],
      [`media/2026/10/${thumb}.pdf`, ''],
    ])
      await db.execute(sql`insert into media (name, file, path, type, kind, size, url, thumbnail_url)
        values ('a', 'a', ${path}, 'image/png', 'image', 10, ${`/files/${path}`}, ${thumbnail})`)
    await db.execute(sql`insert into users (name, email, password_hash, status, avatar)
      values ('An', 'an@nep.vn', '', 'enable', ${`/files/avatars/2026/11/${avatar}-320.webp`})`)

    // Two concurrent runs are safe.
    await Promise.all([sweep(db, root), sweep(db, root)])
    expect(await filesIn(root)).toEqual(
      [
        `avatars/2026/11/${avatar}-320.webp`,
        `avatars/2026/11/${avatar}.jpg`,
        `elsewhere/${orphan}.jpg`,
        `media/2026/10/${thumb}.pdf`,
        `media/2026/11/${fresh}.png`,
        `media/2026/11/${named}-320.webp`,
        `media/2026/11/${named}-96.webp`,
        `media/2026/11/${named}.png`,
        mine.slice(root.length + 1),
        elsewhere.slice(root.length + 1),
        'media/sample/by-hand.jpg',
      ].sort(),
    )
    await close()
  })

  it('removes what was made of pictures that are gone, and dead drafts of it', async () => {
    const { db, close } = await testDatabase()
    const root = await emptyFolder()
    const storage = diskStorage(root)
    for (const name of ['gone', 'here']) {
      await storage.put(`media/2026/11/${name}.jpg`, bytes, '')
      await storage.renditions.put(`media/2026/11/${name}.jpg/320-whole-a-b.webp`, bytes, '')
    }
    await writeFile(join(root, 'renditions/media/2026/11/here.jpg/a.webp.00000000-7-00000000.part'), bytes)
    await age(root)
    await rm(join(root, 'media/2026/11/gone.jpg'))
    expect(await sweep(db, root)).toBe(2)
    expect(await filesIn(root)).toEqual([
      'media/2026/11/here.jpg',
      'renditions/media/2026/11/here.jpg/320-whole-a-b.webp',
    ])
    await close()
  })

  it('finds nothing to do where there are no files yet', async () => {
    const { db, close } = await testDatabase()
    expect(await sweep(db, join(await emptyFolder(), 'files'))).toBe(0)
    await close()
  })
})

describe('a process killed in the middle of uploads', () => {
  it('starts again; every row has its file, and no file without a row is left after the sweep', async () => {
    const folder = await dataFolder()
    const root = join(folder, 'files')
    const env = { DATA_DIR: folder }
    const child = await startChild(env)
    const { default: sharp } = await import('sharp')
    const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#2a6' } })
      .png()
      .toBuffer()
    const upload = (call: Awaited<ReturnType<typeof callerOf>>) => {
      const body = new FormData()
      body.append('file', new File([new Uint8Array(picture)], 'anh.png'))
      return call('/media', { method: 'POST', body }).catch(() => null)
    }
    const call = await callerOf(child)
    expect((await upload(call))?.status).toBe(201)
    const under = Array.from({ length: 12 }, () => upload(call))
    await Promise.race(under)
    await child.stop('SIGKILL')
    await Promise.all(under)
    // Left by a call that was interrupted after storing the file and before inserting the row.
    await diskStorage(root).put(`media/2026/11/${crypto.randomUUID()}.png`, picture, 'image/png')
    await age(root)

    const again = await startChild(env)
    const list = await (await callerOf(again))('/media?limit=1000')
    const { data } = (await list.json()) as { data: { url: string }[] }
    const named = data.flatMap(({ url }) => [url, ...pictureSizes.map((size) => versionOf(url, size))])
    expect(named.length).toBeGreaterThanOrEqual(8)
    for (let tries = 0; tries < 200 && (await filesIn(root)).length !== named.length; tries++)
      await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await filesIn(root)).map((path) => `/files/${path}`)).toEqual(named.sort())
    await again.stop('SIGTERM')
  })

  it('and with the folder of uploads broken it answers 503 for an upload and goes on', async () => {
    const folder = await dataFolder()
    await writeFile(join(folder, 'files'), '')
    const child = await startChild({ DATA_DIR: folder })
    const call = await callerOf(child)
    const body = new FormData()
    body.append('file', new File(['%PDF-1.4\n%âãÏÓ\n'], 'a.pdf'))
    const refused = await call('/media', { method: 'POST', body })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await call('/media')).status).toBe(200)
    expect((await fetch(`${child.address}/files/media/a.pdf`)).status).toBe(404)
    expect((await fetch(`${child.address}/files/${'a'.repeat(300)}`)).status).toBe(404)
  })
})
