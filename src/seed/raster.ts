import sharp from 'sharp'
import type { CataloguePicture } from './art/catalogue'

/** The library does not accept SVG, because it can contain scripts. */
export async function rasterise({ svg, format }: CataloguePicture<string>): Promise<Uint8Array> {
  const image = sharp(Buffer.from(svg))
  return format === 'png'
    ? image.png({ palette: true, effort: 1 }).toBuffer()
    : image.webp({ quality: 84, effort: 1 }).toBuffer()
}
