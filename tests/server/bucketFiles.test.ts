import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { filesUnder } from '../../src/server/keep/fileEntries'
import { openFolder, openStorage } from '../../src/server/storage'
import { sweepUploads } from '../../src/server/sweep'
import { emptyBucket, folderIn, hasBuckets, shakyLine } from '../support/bucket'
import { callerOf, startChild } from '../support/child'
import { testDatabase } from '../support/database'
import { dataFolder } from '../support/folder'

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

describe.runIf(hasBuckets)('the product with a bucket', { timeout: 180_000 }, () => {
  it('serves files, whole, in parts and smaller, and makes and hands out archives', async () => {
    const bucket = await emptyBucket()
    const filesUrl = folderIn(bucket, 'files')
    const child = await startChild({
      DATA_DIR: await dataFolder(),
      FILES_URL: filesUrl,
      BACKUP_DIR: folderIn(bucket, 'kept'),
    })
    const call = await callerOf(child)
    const { default: sharp } = await import('sharp')
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a6' } })
      .jpeg()
      .toBuffer()
    const body = new FormData()
    body.append('file', new File([new Uint8Array(picture)], 'anh.jpg'))
    const made = await call('/media', { method: 'POST', body })
    const { data } = (await made.json()) as { data: { id: number; url: string } }
    expect(made.status).toBe(201)
    const ask = (query = '', headers = {}) => fetch(`${child.address}${data.url}${query}`, { headers })
    const whole = await ask()
    expect(whole.headers.get('content-type')).toBe('image/jpeg')
    expect(sha256(new Uint8Array(await whole.arrayBuffer()))).toBe(sha256(picture))
    const etag = String(whole.headers.get('etag'))
    expect((await ask('', { 'if-none-match': etag })).status).toBe(304)
    const part = await ask('', { range: 'bytes=2-9', 'if-range': etag })
    expect(part.headers.get('content-range')).toBe(`bytes 2-9/${picture.length}`)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(picture.subarray(2, 10))
    const small = await sharp(Buffer.from(await (await ask('?w=320')).arrayBuffer())).metadata()
    expect([small.width, small.height]).toEqual([320, 213])
    expect((await fetch(`${child.address}/files/media/none.jpg`)).status).toBe(404)
    const stored = await filesUnder(openFolder(filesUrl))
    expect(stored.some((path) => path.startsWith('renditions/'))).toBe(true)

    expect((await call('/backups', { method: 'POST' })).status).toBe(202)
    const list = async () =>
      (await (await call('/backups')).json()) as { data: { id: string; size: number; verified_at: string }[] }
    await vi.waitFor(async () => expect((await list()).data[0]?.verified_at).toEqual(expect.any(String)), {
      timeout: 120_000,
      interval: 500,
    })
    const [archive] = (await list()).data
    const file = await call(`/backups/${archive?.id}/file`)
    expect((await file.arrayBuffer()).byteLength).toBe(archive?.size)
    await child.stop('SIGTERM')
  })

  it('sweeps old files that no row names, and what was made of pictures that are gone', async () => {
    const { db, close } = await testDatabase()
    const data = Buffer.from('0123456789')
    const storage = openStorage(folderIn(await emptyBucket(), 'files'))
    const [named, orphan, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()].map(
      (name) => `media/2026/11/${name}.png`,
    )
    for (const path of [named, orphan, other, 'media/2026/11/by hand.png'])
      await storage.put(String(path), data, 'image/png')
    for (const path of [named, 'media/2026/11/gone.png'])
      await storage.renditions.put(`${path}/320-whole-a.webp`, data, 'image/webp')
    await db.execute(sql`insert into media (name, file, path, type, kind, size, url)
      values ('x', 'x', ${named}, 'image/png', 'image', 10, ${`/files/${named}`})`)
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const sweepAll = () => sweepUploads(db, storage, log, new AbortController().signal)
    expect(await sweepAll()).toBe(1)
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7_200_000)
    expect(await sweepAll()).toBe(2)
    later.mockRestore()
    expect(await filesUnder(storage)).toEqual(['media/2026/11/by hand.png', named].sort())
    expect(await filesUnder(storage.renditions)).toEqual([`${named}/320-whole-a.webp`])
    await close()
  })

  it('answers 503 for files while it is away; one that refuses stops the start', async () => {
    const line = await shakyLine()
    const filesUrl = await emptyBucket(line.host)
    await openStorage(filesUrl).put('media/a.pdf', Buffer.from('a'), 'application/pdf')
    const dataDir = await dataFolder()
    const wrong = filesUrl.replace('testing', 'secret')
    await expect(startChild({ DATA_DIR: dataDir, FILES_URL: wrong })).rejects.toThrow('SignatureDoesNotMatch')
    const child = await startChild({ DATA_DIR: dataDir, FILES_URL: filesUrl })
    const ask = () => fetch(`${child.address}/files/media/a.pdf`)
    expect((await ask()).status).toBe(200)
    line.isCut = true
    const away = await ask()
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
    const call = await callerOf(child)
    const body = new FormData()
    body.append('file', new File(['%PDF-1.4\n%âãÏÓ\n'], 'a.pdf'))
    expect((await call('/media', { method: 'POST', body })).status).toBe(503)
    expect((await call('/media')).status).toBe(200)
    line.isCut = false
    expect((await ask()).status).toBe(200)
    await child.stop('SIGTERM')
  })
})
