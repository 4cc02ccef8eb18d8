import type { Images } from '../api/ports'

/** A larger picture is an attack or a mistake: decoding this many pixels takes 160 MB. */
const options = { limitInputPixels: 40_000_000 }

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
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work)
  last = next.catch(() => undefined)
  return next
}

/** Image processing with libvips. */
export const sharpImages: Images = {
  async inspect(bytes) {
    const sharp = await library()
    try {
      const { autoOrient } = await sharp(bytes, options).metadata()
      return { width: autoOrient.width, height: autoOrient.height }
    } catch {
      return null
    }
  },
  async thumbnail(bytes, size) {
    const sharp = await library()
    const webp = await inTurn(() =>
      sharp(bytes, options)
        .autoOrient()
        .resize(size, size, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer(),
    ).catch(() => null)
    return webp && { bytes: webp, type: 'image/webp' }
  },
}
