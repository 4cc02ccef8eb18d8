import type { Metadata } from 'sharp'
import type { Images } from '../api/ports'
import { pictureLimits } from '../domain/media'

/** What decoding one picture may take; pictures are decoded one at a time. */
const memory = 320_000_000

let loading: Promise<typeof import('sharp')['default']> | undefined

/** libvips is loaded with the first picture: it is large, and most runs do not need it for a while. */
const library = () => {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return loading
}

let last: Promise<unknown> = Promise.resolve()

/** One picture at a time, so that their memory does not add up. */
function queuePicture<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work)
  last = next.catch(() => undefined)
  return next
}

/**
 * How many pixels of a picture can be decoded: as many as the memory holds, or, where a decoder goes through the file
 * line by line and makes it smaller on its way, as many as take a few seconds.
 */
function mostPixels({ format, isProgressive, orientation = 1 }: Metadata): number {
  // A picture that lies on its side is turned as a whole, after a JPEG was made smaller.
  const isByLine = !isProgressive && (format === 'jpeg' || (format === 'png' && orientation < 5))
  if (isByLine) return pictureLimits.pixels
  // The coefficients of a progressive JPEG stay in memory; of others it is all of the pixels.
  return Math.min(pictureLimits.pixels, memory / (format === 'jpeg' ? 3 : 6))
}

/** Image processing with libvips. */
export const sharpImages: Images = {
  async inspect(bytes) {
    const sharp = await library()
    try {
      // Only the head of the file is read.
      const facts = await sharp(bytes, { limitInputPixels: false }).metadata()
      const { autoOrient, pages = 1 } = facts
      return {
        width: autoOrient.width,
        height: autoOrient.height,
        mostPixels: mostPixels(facts),
        isMoving: pages > 1,
      }
    } catch {
      return null
    }
  },
  async reduce(bytes, side) {
    const sharp = await library()
    return queuePicture(async () => {
      const picture = sharp(bytes, { limitInputPixels: pictureLimits.pixels })
      const { hasAlpha } = await picture.metadata()
      const smaller = picture
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        // Phones write colours that sRGB does not have.
        .keepIccProfile()
      const { data, info } = await (hasAlpha
        ? smaller.webp({ quality: 90 })
        : smaller.jpeg({ quality: 88 })
      ).toBuffer({ resolveWithObject: true })
      const type = hasAlpha ? 'image/webp' : 'image/jpeg'
      return { bytes: new Uint8Array(data), type, width: info.width, height: info.height }
    }).catch(() => null)
  },
  async thumbnail(bytes, size) {
    const sharp = await library()
    const webp = await queuePicture(() =>
      sharp(bytes, { limitInputPixels: pictureLimits.pixels })
        .autoOrient()
        .resize(size, size, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer(),
    ).catch(() => null)
    return webp && { bytes: webp, type: 'image/webp' }
  },
}
