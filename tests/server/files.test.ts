import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sendUpload } from '../../src/server/files'
import { parseRange } from '../../src/server/range'
import { diskStorage } from '../../src/server/storage'
import { emptyFolder } from '../support/folder'
import { serve } from '../support/serve'

const bytes = new TextEncoder().encode('0123456789')

async function served() {
  const folder = await emptyFolder()
  const storage = diskStorage(join(folder, 'files'))
  const address = await serve((incoming, outgoing) => {
    void sendUpload(storage, decodeURIComponent(incoming.url ?? '').slice(1), incoming, outgoing)
  })
  return { folder, storage, address }
}

describe('storage on disk', () => {
  it('keeps, gives back and deletes', async () => {
    const { storage, folder } = await served()
    await storage.put('2026/11/a.webp', bytes, 'image/webp')
    expect(await storage.get('2026/11/a.webp')).toMatchObject({
      type: 'image/webp',
      bytes: Buffer.from(bytes),
    })
    expect(await readdir(join(folder, 'files/2026/11'))).toEqual(['a.webp'])
    await storage.delete('2026/11/a.webp')
    await storage.delete('2026/11/a.webp')
    expect(await storage.get('2026/11/a.webp')).toBeNull()
  })

  it('reaches nothing outside of its folder', async () => {
    const { storage, folder } = await served()
    await mkdir(join(folder, 'files'), { recursive: true })
    for (const name of ['secret', 'files-more']) await writeFile(join(folder, name), 'x')
    for (const path of ['../secret', '../files-more', '/etc/passwd', 'a/../../secret', '', '.', 'a\0b']) {
      expect(await storage.open(path)).toBeNull()
      expect(await storage.get(path)).toBeNull()
    }
    await expect(storage.put('../secret', bytes, 'image/png')).rejects.toThrow()
  })
})

describe('an uploaded file', () => {
  it('is sent as it is when there is nothing in it', async () => {
    const { storage, address } = await served()
    await storage.put('a.pdf', new Uint8Array(), 'application/pdf')
    const answer = await fetch(`${address}/a.pdf`)
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '0', ''])
  })

  it('shows in the page when it is media, forever the same', async () => {
    const { storage, address } = await served()
    await storage.put('a.webp', bytes, 'image/webp')
    const answer = await fetch(`${address}/a.webp`)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '10',
      'content-disposition': 'inline',
      'cache-control': expect.stringContaining('immutable'),
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(await answer.text()).toBe('0123456789')
  })

  it('of the library may have been replaced: it is asked after, and sent again only if it was', async () => {
    const { storage, address } = await served()
    await storage.put('media/a.webp', bytes, 'image/webp')
    const first = await fetch(`${address}/media/a.webp`)
    expect(first.headers.get('cache-control')).toContain('stale-while-revalidate')
    expect(first.headers.get('cache-control')).not.toContain('immutable')
    const again = () =>
      fetch(`${address}/media/a.webp`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect((await again()).status).toBe(304)
    await storage.put('media/a.webp', new TextEncoder().encode('replaced'), 'image/webp')
    expect(await (await again()).text()).toBe('replaced')
  })

  it('is sent in the next larger version where the wanted one was not made, for a day', async () => {
    const { storage, address } = await served()
    const ask = async (name: string) => {
      const answer = await fetch(`${address}/${name}`)
      return [answer.status, await answer.text(), answer.headers.get('cache-control')]
    }
    const [day, forever] = ['public, max-age=86400', 'public, max-age=31536000, immutable']
    await storage.put('m/a-480.webp', new TextEncoder().encode('large'), 'image/webp')
    expect(await ask('m/a-96.webp')).toEqual([200, 'large', day])
    await storage.put('m/a-240.webp', new TextEncoder().encode('middle'), 'image/webp')
    expect(await ask('m/a-96.webp')).toEqual([200, 'middle', day])
    await storage.put('m/a-96.webp', new TextEncoder().encode('small'), 'image/webp')
    expect(await ask('m/a-96.webp')).toEqual([200, 'small', forever])
    expect(await ask('m/a-480.webp')).toEqual([200, 'large', forever])
  })

  it('is not made for whoever asks: other sizes and missing pictures are not found, and nothing is stored', async () => {
    const { storage, address, folder } = await served()
    await storage.put('m/a.webp', bytes, 'image/webp')
    await storage.put('m/a-480.webp', bytes, 'image/webp')
    await writeFile(join(folder, 'secret-480.webp'), 'x')
    for (const name of [
      'm/a-97.webp',
      'm/a-9600.webp',
      'm/a-96.png',
      'm/a-96.svg',
      'm/a-480-96.webp',
      'm/b-96.webp',
      'm/-96.webp',
      '-96.webp',
      'm/..%2f..%2fsecret-96.webp',
      'm/a%00-96.webp',
      `${'x'.repeat(300)}-96.webp`,
    ])
      expect((await fetch(`${address}/${name}`)).status, name).toBe(404)
    expect((await readdir(join(folder, 'files/m'))).sort()).toEqual(['a-480.webp', 'a.webp'])
  })

  it('is offered for saving when it is a document, and is never a page', async () => {
    const { storage, address } = await served()
    await storage.put('a.pdf', bytes, 'application/pdf')
    await storage.put('a.html', bytes, 'text/html')
    const answers = await Promise.all(['a.pdf', 'a.html'].map((name) => fetch(`${address}/${name}`)))
    expect(answers.map(({ headers }) => headers.get('content-disposition'))).toEqual([
      'attachment',
      'attachment',
    ])
    expect(answers[1]?.headers.get('content-type')).toBe('application/octet-stream')
  })

  it('is sent in part, for seeking in a video', async () => {
    const { storage, address } = await served()
    await storage.put('a.mp4', bytes, 'video/mp4')
    const part = await fetch(`${address}/a.mp4`, { headers: { range: 'bytes=2-4' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10')
    expect(await part.text()).toBe('234')
    const beyond = await fetch(`${address}/a.mp4`, { headers: { range: 'bytes=10-' } })
    expect(beyond.status).toBe(416)
    expect((await fetch(`${address}/none.mp4`)).status).toBe(404)
  })

  it('is sent whole to who goes on with another one that stood at its address', async () => {
    const { storage, address } = await served()
    await storage.put('media/a.mp4', bytes, 'video/mp4')
    const url = `${address}/media/a.mp4`
    const seen = (await fetch(url)).headers.get('etag') ?? ''
    const goOn = () => fetch(url, { headers: { range: 'bytes=2-', 'if-range': seen } })
    expect((await goOn()).status).toBe(206)
    await storage.put('media/a.mp4', new TextEncoder().encode('another film'), 'video/mp4')
    const other = await goOn()
    expect([other.status, await other.text()]).toEqual([200, 'another film'])
  })
})

describe('a range', () => {
  it.each([
    [undefined, null],
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['bytes=5-100', { start: 5, end: 9 }],
    ['bytes=5-4', null],
    ['bytes=0-1,3-4', null],
    ['items=0-1', null],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=12-', 'unsatisfiable'],
  ])('%s of ten bytes', (header, expected) => {
    expect(parseRange(header, 10)).toEqual(expected)
  })
})
