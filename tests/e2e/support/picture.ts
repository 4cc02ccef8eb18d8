import sharp from 'sharp'
import type { Picture } from '../pages/MediaLibrary'

/** A PNG of one colour. */
export async function picture(name: string, width = 640, height = 480): Promise<Picture> {
  const background = { r: Math.round(Math.random() * 255), g: 128, b: 96 }
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}
