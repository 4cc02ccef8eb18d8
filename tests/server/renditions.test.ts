import { readdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureFormats, pictureRatios, pictureWidths, sidesOf } from '../../src/domain/renditions'
import { bytesOf, path, photo, quarters, readPicture, servedFiles } from '../support/renditions'

describe('a picture on demand', () => {
  it('has the width, format and ratio of its query', async () => {
    const { storage, ask } = await servedFiles()
    await storage.put(path, await photo(), 'image/jpeg')
    for (const f of pictureFormats)
      for (const r of [undefined, ...pictureRatios])
        for (const w of pictureWidths) {
          const answer = await ask(`?w=${w}&f=${f}${r ? `&r=${r}` : ''}`)
          const [x, y] = r ? sidesOf(r) : [2_000, 1_200]
          // A square is not wider than the picture is high.
          const width = Math.min(w, (1_200 * x) / y)
          expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${f}`])
          expect(await readPicture(answer)).toMatchObject({
            format: f === 'avif' ? 'av1' : 'webp',
            size: [width, Math.round((width * y) / x)],
          })
        }
  })

  it('is the file itself without a query, and usual where the query says less', async () => {
    const { storage, ask } = await servedFiles()
    const file = await photo()
    await storage.put(path, file, 'image/jpeg')
    for (const query of ['', '?', '?revision=3', '?x=1'])
      expect(await bytesOf(await ask(query)), query).toEqual(new Uint8Array(file))
    expect(await readPicture(await ask('?r=16x9'))).toMatchObject({ format: 'webp', size: [1_280, 720] })
    expect(await readPicture(await ask('?f=avif'))).toMatchObject({ format: 'av1', size: [1_280, 768] })
    expect(await readPicture(await ask('?w=320'))).toMatchObject({ format: 'webp', size: [320, 192] })
  })

  it('is what the loading screen shows of a large logo; one that cannot be made smaller is sent as it is', async () => {
    const { folder, storage, address } = await servedFiles()
    await storage.put(path, await photo(), 'image/jpeg')
    const answer = await fetch(`${address}/site-logo`)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await readPicture(answer)).toMatchObject({ format: 'webp', size: [640, 384] })
    const broken = Buffer.from('no picture')
    await storage.put(path, broken, 'image/jpeg')
    expect(await bytesOf(await fetch(`${address}/site-logo`))).toEqual(new Uint8Array(broken))
    // Nor can it where nothing can be kept.
    const large = await photo()
    await storage.put(path, large, 'image/jpeg')
    await rm(join(folder, 'renditions'), { recursive: true, force: true })
    await writeFile(join(folder, 'renditions'), 'no folder')
    expect(await bytesOf(await fetch(`${address}/site-logo`))).toEqual(new Uint8Array(large))
  })

  it.each([
    [{ x: 0, y: 0 }, [3, 0, 0]],
    [{ x: 100, y: 0 }, [0, 3, 0]],
    [{ x: 0, y: 100 }, [0, 0, 3]],
    [{ x: 100, y: 100 }, [3, 3, 3]],
  ])('keeps its focus at %o in sight', async (focus, colour) => {
    const { storage, ask, asked } = await servedFiles({ focus })
    for (const isLying of [true, false]) {
      // One quarter at its corner of a grey strip, as wide or as high as eight of them.
      const size = isLying ? { width: 1_600, height: 200 } : { width: 200, height: 1_600 }
      const { left, top } = { left: focus.x ? 200 : 0, top: focus.y ? 200 : 0 }
      const corner = (await quarters(400, 400)).extract({ left, top, width: 200, height: 200 })
      const position = `${focus.x ? 'right' : 'left'} ${focus.y ? 'bottom' : 'top'}`
      const drawn = corner.resize({ ...size, fit: 'contain', position, background: '#888' })
      await storage.put(path, await drawn.jpeg().toBuffer(), 'image/jpeg')
      expect(await readPicture(await ask('?w=320&r=1x1'))).toMatchObject({ size: [200, 200], colour })
    }
    expect(new Set(asked)).toEqual(new Set([path.slice(0, -4)]))
  })

  it('stands upright, as its camera was held', async () => {
    const { storage, ask } = await servedFiles({ focus: { x: 0, y: 0 } })
    const lying = await (await quarters(1_600, 800)).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    await storage.put(path, lying, 'image/jpeg')
    const { size } = await readPicture(await ask('?w=640'))
    expect(size).toEqual([640, 1_280])
    const square = await bytesOf(await ask('?w=640&r=1x1'))
    const at = async (left: number, top: number) => {
      const { dominant } = await sharp(
        await sharp(square).extract({ left, top, width: 40, height: 40 }).toBuffer(),
      ).stats()
      return Object.values(dominant).map((part) => Math.round(part / 85))
    }
    // Turned to the right, blue comes to the top left and red to its right.
    expect([await at(40, 40), await at(560, 40)]).toEqual([
      [0, 0, 3],
      [3, 0, 0],
    ])
  })

  it('is never enlarged, and keeps its transparency', async () => {
    const { storage, ask } = await servedFiles()
    const file = path.replace('jpg', 'png')
    const clear = { r: 0, g: 120, b: 0, alpha: 0.5 }
    const small = sharp({ create: { width: 100, height: 80, channels: 4, background: clear } })
    await storage.put(file, await small.png().toBuffer(), 'image/png')
    expect(await readPicture(await ask('?w=1920', file))).toMatchObject({ size: [100, 80], hasAlpha: true })
    expect(await readPicture(await ask('?w=320&r=1x1&f=avif', file))).toMatchObject({
      size: [80, 80],
      hasAlpha: true,
    })
  })

  it('that moves or is broken is sent itself, and so is what has no other sizes', async () => {
    const { storage, ask } = await servedFiles()
    const frames = await sharp(
      await Promise.all(
        ['#f00', '#00f'].map((background) =>
          sharp({ create: { width: 400, height: 300, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      ),
      { join: { animated: true } },
    )
    const whole = await photo()
    const files: [string, Uint8Array][] = [
      ['media/a.gif', await frames.clone().gif().toBuffer()],
      ['media/a.webp', await frames.clone().webp().toBuffer()],
      ['media/b.jpg', whole.subarray(0, whole.length / 2)],
      ['media/c.png', new TextEncoder().encode('no picture')],
      ['media/d.pdf', new TextEncoder().encode('%PDF-1.4')],
      ['media/e.ico', await sharp(whole).resize(32).png().toBuffer()],
      ['media/f-480.webp', await sharp(whole).resize(480).webp().toBuffer()],
    ]
    for (const [file, bytes] of files) {
      await storage.put(file, bytes, '')
      for (const query of ['?w=320&r=1x1', '?w=320&r=1x1']) {
        const answer = await ask(query, file)
        expect([answer.status, await bytesOf(answer)], file).toEqual([200, new Uint8Array(bytes)])
      }
    }
    for (const file of ['media/d.pdf', 'media/e.ico', 'media/f-480.webp'])
      expect((await ask('?h=1&w=3', file)).status).toBe(200)
  })

  it('is not made for whoever asks: another query is refused, another address not found', async () => {
    const { storage, ask, folder, address } = await servedFiles()
    await storage.put(path, await photo(), 'image/jpeg')
    await writeFile(join(folder, '../secret.jpg'), await photo())
    for (const query of ['?w=641', '?w=640&w=640', '?r=3', '?f=png', '?w', '?w=640&w=320']) {
      const answer = await ask(query)
      expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
        422,
        'no-store',
        '',
      ])
    }
    /** As it is typed: `fetch` would straighten it. */
    const raw = (typed: string) =>
      new Promise<number | undefined>((done, fail) =>
        request(address, { path: typed }, (answer) => {
          answer.resume()
          done(answer.statusCode)
        })
          .on('error', fail)
          .end(),
      )
    for (const typed of [
      '/files/../secret.jpg?w=320',
      '/files/..%2fsecret.jpg?w=320',
      '/files/media/none.jpg?w=320',
      '/files/media/a%00.jpg?w=320',
      '/files/%ff.jpg?w=320',
    ])
      expect(await raw(typed), typed).toBe(404)
    // By a detour it is the same file: nothing is made, since its focus would not be found.
    expect(await raw(`/files/media/./${path.slice(6)}?r=1x1`)).toBe(200)
    expect(await readdir(folder)).toEqual(['media'])
    await ask('?w=320')
    const [name] = await readdir(join(folder, 'renditions', path))
    for (const typed of [`/files/renditions/${path}/${name}`, `/files/media/../renditions/${path}/${name}`])
      expect(await raw(typed)).toBe(404)
  })
})
