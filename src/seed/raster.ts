import sharp from 'sharp'
import type { Picture } from './art/catalogue'

/** The picture as a file that the library accepts: SVG itself it does not (it can carry scripts). */
export async function rasterise({ svg, format }: Picture<string>): Promise<Uint8Array> {
  const image = sharp(Buffer.from(svg))
  return format === 'png'
    ? image.png({ palette: true, effort: 1 }).toBuffer()
    : image.webp({ quality: 84, effort: 1 }).toBuffer()
}
