import sharp, { type Sharp } from 'sharp'
import { expect, it, vi } from 'vitest'
import { sharpImages } from '../../src/server/images'

const picture = async (width: number, height: number): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png()
      .toBuffer(),
  )

it('a picture of more than 40 million points is not one', async () => {
  const large = await picture(8_000, 5_001)
  expect(await sharpImages.inspect(large)).toBeNull()
  expect(await sharpImages.thumbnail(large, 320)).toBeNull()
  expect(await sharpImages.inspect(await picture(8_000, 500))).toEqual({ width: 8_000, height: 500 })
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
