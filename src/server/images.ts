import pLimit from 'p-limit'
import type { Metadata } from 'sharp'
import type { Images } from '../api/ports'
import { pictureLimits } from '../domain/media'
import { type FocusPoint, pictureCrop } from '../domain/pictureCrop'
import { sidesOf, type WantedPicture } from '../domain/renditions'

/** In bytes, for one picture. */
const memory = 320_000_000

/** Pixels of a rendition, for its encoder: what is very tall takes AVIF half a minute and a gigabyte. */
const mostRendered = 8_000_000

let loading: Promise<typeof import('sharp')['default']> | undefined

/** libvips loads with the first picture: it is large, and most runs do not need it for a while. */
const library = () => {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return loading
}

/** One picture at a time, so that their memory does not add up. */
const queuePicture = pLimit(1)

/** Limited by memory, unless the decoder shrinks the file line by line. */
function mostPixels({ format, isProgressive, orientation = 1 }: Metadata): number {
  // A rotated picture must be turned as a whole; a JPEG is shrunk before.
  const isByLine = !isProgressive && (format === 'jpeg' || (format === 'png' && orientation < 5))
  if (isByLine) return pictureLimits.pixels
  // A progressive JPEG keeps its coefficients in memory, other formats keep all pixels.
  return Math.min(pictureLimits.pixels, memory / (format === 'jpeg' ? 3 : 6))
}

export const sharpImages: Images = {
  async inspect(bytes) {
    const sharp = await library()
    try {
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
        // Phones use colours outside sRGB.
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

/**
 * A picture upright, in sRGB, with its transparency.
 * @returns `null` for one that moves, is broken or has too many pixels
 */
export async function renderPicture(
  bytes: Uint8Array,
  { w, f, r }: WantedPicture,
  focus: FocusPoint,
): Promise<Uint8Array | null> {
  const sharp = await library()
  try {
    const facts = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { autoOrient, pages = 1 } = facts
    if (pages > 1 || autoOrient.width * autoOrient.height > mostPixels(facts)) return null
    const { scaled, ...window } = pictureCrop(autoOrient, w, r && sidesOf(r), focus)
    if (window.width * window.height > mostRendered) return null
    // Cutting before scaling would keep the decoder from shrinking the file as it reads it.
    const picture = sharp(bytes, { limitInputPixels: pictureLimits.pixels })
      .autoOrient()
      .resize(scaled.width, scaled.height, { fit: 'fill' })
      .extract(window)
    return await (f === 'avif'
      ? picture.avif({ quality: 55, effort: 2 })
      : picture.webp({ quality: 80 })
    ).toBuffer()
  } catch {
    return null
  }
}
