import sharp from 'sharp'
import type { Images } from '../api/ports'

/** A picture this large is an attack or a mistake. */
const options = { limitInputPixels: 100_000_000 }

/** Pictures by libvips. */
export const sharpImages: Images = {
  async inspect(bytes) {
    try {
      const { autoOrient } = await sharp(bytes, options).metadata()
      return { width: autoOrient.width, height: autoOrient.height }
    } catch {
      return null
    }
  },
  async thumbnail(bytes, size) {
    try {
      const webp = await sharp(bytes, options)
        .autoOrient()
        .resize(size, size, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer()
      return { bytes: webp, type: 'image/webp' }
    } catch {
      return null
    }
  },
}
