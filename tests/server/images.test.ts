import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, it, vi } from 'vitest'
import { renderPicture, sharpImages } from '../../src/server/images'

const picture = async (width: number, height: number): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png()
      .toBuffer(),
  )

/** A PNG that says it is larger than it is. */
function claiming(png: Uint8Array, side: number): Uint8Array {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(side, 16)
  bytes.writeUInt32BE(side, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return new Uint8Array(bytes)
}

it('says how many pixels of a picture can be decoded: what goes line by line may have more', async () => {
  const most = async (bytes: Uint8Array) => (await sharpImages.inspect(bytes))?.mostPixels
  const small = sharp(await picture(40, 30))
  expect(await sharpImages.inspect(claiming(await picture(8, 8), 20_000))).toMatchObject({
    width: 20_000,
    mostPixels: 250_000_000,
  })
  expect(await most(await small.clone().jpeg().toBuffer())).toBe(250_000_000)
  expect(await most(await small.clone().jpeg({ progressive: true }).toBuffer())).toBeLessThan(110_000_000)
  for (const other of [small.clone().webp(), small.clone().png({ progressive: true }), small.clone().avif()])
    expect(await most(await other.toBuffer())).toBeLessThan(60_000_000)
  expect(await sharpImages.inspect(new Uint8Array([1, 2, 3]))).toBeNull()
})

it('a photograph is made smaller upright, in its colours', async () => {
  const photo = await sharp(await picture(1_000, 600))
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const made = await sharpImages.reduce(photo, 500)
  expect(made).toMatchObject({ type: 'image/jpeg', width: 300, height: 500 })
  const { orientation, icc } = await sharp(made?.bytes).metadata()
  expect([orientation ?? 1, icc !== undefined]).toEqual([1, true])
  const clear = await sharp(await picture(40, 30))
    .ensureAlpha(0.5)
    .png()
    .toBuffer()
  expect(await sharpImages.reduce(clear, 20)).toMatchObject({ type: 'image/webp', width: 20 })
  expect(await sharpImages.reduce(claiming(await picture(8, 8), 20_000), 500)).toBeNull()
})

it('a picture on demand of too many pixels is not begun, neither as it comes nor as it would be', async () => {
  const middle = { x: 50, y: 50 }
  expect(await renderPicture(claiming(await picture(8, 8), 20_000), { w: 320, f: 'webp' }, middle)).toBeNull()
  const tall = await picture(640, 13_000)
  expect(await renderPicture(tall, { w: 640, f: 'avif' }, middle)).toBeNull()
  const square = await sharp(
    (await renderPicture(tall, { w: 640, f: 'avif', r: '1x1' }, middle)) ?? undefined,
  ).metadata()
  expect([square.width, square.height]).toEqual([640, 640])
})

it('in other colours comes in those of the web', async () => {
  const photo = sharp({ create: { width: 400, height: 300, channels: 3, background: '#0f0' } })
  const files = [
    await photo.clone().withIccProfile('p3').jpeg().toBuffer(),
    await photo.clone().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
    await photo.clone().toColourspace('b-w').png().toBuffer(),
    await photo.clone().toColourspace('rgb16').png().toBuffer(),
  ]
  for (const bytes of files) {
    const made = await renderPicture(bytes, { w: 320, f: 'webp' }, { x: 50, y: 50 })
    const { space, icc, depth, width } = await sharp(made ?? undefined).metadata()
    expect([space, icc, depth, width]).toEqual(['srgb', undefined, 'uchar', 320])
  }
})

it('pictures are decoded one at a time, also after one that cannot be read', async () => {
  let now = 0
  let most = 0
  const original = sharp.prototype.toBuffer
  const spy = vi.spyOn(sharp.prototype, 'toBuffer').mockImplementation(async function (this: Sharp) {
    most = Math.max(most, ++now)
    try {
      return await Reflect.apply(original, this, [])
    } finally {
      now--
    }
  })
  const good = await picture(300, 200)
  const made = [good, new Uint8Array([1, 2, 3]), good, good, good]
  const results = await Promise.all(made.map((bytes) => sharpImages.thumbnail(bytes, 32)))
  spy.mockRestore()
  expect(results.map((result) => result?.type)).toEqual([
    'image/webp',
    undefined,
    'image/webp',
    'image/webp',
    'image/webp',
  ])
  expect(most).toBe(1)
})
