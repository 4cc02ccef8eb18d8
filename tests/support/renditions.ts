import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { onTestFinished, vi } from 'vitest'
import { createHandler } from '../../src/server/handler'
import { diskStorage } from '../../src/server/storage'
import { emptyFolder } from './folder'
import { serve } from './serve'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
export const path = 'media/2026/11/5d1c8f5e-0c1b-4c7e-9b58-2f2d0a1b2c3d.jpg'

/** A server of files in an empty folder; `asked` has the stems whose focus was read. */
export async function servedFiles({ focus = { x: 50, y: 50 } } = {}) {
  const folder = join(await emptyFolder(), 'files')
  const storage = diskStorage(folder)
  const asked: string[] = []
  const handler = createHandler(
    {
      api: { fetch: async () => Response.json({}) },
      storage,
      focusOf: async (stem) => {
        asked.push(stem)
        return { ...focus }
      },
      log: silent,
      trustedProxies: 0,
      isHealthy: async () => true,
      facts: async () => ({ site_logo: `/files/${path}` }),
    },
    () => undefined,
  )
  const address = await serve(handler)
  const ask = (query: string, file = path, headers: Record<string, string> = {}) =>
    fetch(`${address}/files/${file}${query}`, { headers })
  const made = () => readdir(join(folder, 'renditions', path)).catch(() => [])
  return { folder, storage, address, ask, asked, focus, made }
}

export const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

/** What an answered picture is; colours from 0 to 3. */
export async function readPicture(answer: Response) {
  const bytes = await bytesOf(answer)
  const { format, compression, width, height, hasAlpha } = await sharp(bytes).metadata()
  const { dominant } = await sharp(bytes).stats()
  const colour = Object.values(dominant).map((part) => Math.round(part / 85))
  return { format: format === 'heif' ? compression : format, size: [width, height], hasAlpha, colour }
}

/** Red, green, blue and white from the top left, in quarters. */
export async function quarters(width: number, height: number): Promise<Sharp> {
  const colours = ['#f00', '#0f0', '#00f', '#fff']
  const tile = { width: width / 2, height: height / 2, channels: 3 as const }
  const tiles = await Promise.all(
    colours.map((background) =>
      sharp({ create: { ...tile, background } })
        .png()
        .toBuffer(),
    ),
  )
  const all = { width, height, channels: 3 as const, background: '#000' }
  return sharp(
    await sharp({ create: all })
      .composite(
        tiles.map((input, at) => ({
          input,
          left: (at % 2) * tile.width,
          top: Math.floor(at / 2) * tile.height,
        })),
      )
      .png()
      .toBuffer(),
  )
}

export const photo = async (width = 2_000, height = 1_200) =>
  (await quarters(width, height)).jpeg({ quality: 95 }).toBuffer()

/** Counts the pictures that are encoded, and how many of them at a time; none is done before `held` resolves. */
export function counting(held?: Promise<void>) {
  const count = { all: 0, atOnce: 0 }
  let now = 0
  const original = sharp.prototype.toBuffer
  const spy = vi.spyOn(sharp.prototype, 'toBuffer').mockImplementation(async function (this: Sharp) {
    count.all++
    count.atOnce = Math.max(count.atOnce, ++now)
    try {
      await held
      return await Reflect.apply(original, this, [])
    } finally {
      now--
    }
  })
  onTestFinished(() => spy.mockRestore())
  return count
}
