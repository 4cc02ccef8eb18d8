import { mediaTypes, megabytes, pictureLimits, pictureSizes, versionOf } from '../domain/media'
import type { Message } from '../domain/message'
import type { Images } from './ports'

interface Version {
  path: string
  bytes: Uint8Array
  type: string
}

export interface KeptPicture {
  bytes: Uint8Array
  type: string
  extension: string
  width: number
  height: number
}

const millions = (pixels: number): number => Math.round(pixels / 1_000_000)

/**
 * A picture as it came or, if it exceeds the limits of a page, reduced: a phone takes 200 million pixels.
 * @returns the reason why it cannot be kept
 */
export async function keptPicture(
  images: Pick<Images, 'inspect' | 'reduce'>,
  bytes: Uint8Array,
  type: string,
): Promise<KeptPicture | Message> {
  const facts = await images.inspect(bytes)
  if (!facts) return { key: 'validation.file_broken' }
  const { width, height, mostPixels, isMoving } = facts
  const pixels = width * height
  if (pixels > mostPixels)
    return {
      key: 'validation.too_many_pixels',
      params: { megapixels: millions(pixels), max: millions(mostPixels) },
    }
  const isHeavy = bytes.length > pictureLimits.bytes
  // Reducing a moving picture would leave one frame.
  if (isMoving && isHeavy)
    return { key: 'validation.too_large', params: { max: megabytes(pictureLimits.bytes) } }
  const isKept = isMoving || (!isHeavy && pixels <= pictureLimits.kept)
  const kept = isKept ? { bytes, type, width, height } : await images.reduce(bytes, pictureLimits.side)
  const extension = kept && mediaTypes[kept.type]?.extension
  return kept && extension ? { ...kept, extension } : { key: 'validation.file_broken' }
}

/**
 * Smaller versions, largest first. Each is made from the one before, so that the picture itself is decoded once. A
 * browser that cannot write WebP stores PNG under the same names, with its type beside it.
 * @returns none for a picture that cannot be decoded
 */
export async function smallerVersions(
  images: Pick<Images, 'thumbnail'>,
  path: string,
  bytes: Uint8Array,
): Promise<Version[]> {
  const versions: Version[] = []
  for (const size of pictureSizes) {
    const made = await images.thumbnail(versions.at(-1)?.bytes ?? bytes, size)
    if (!made) break
    versions.push({ path: versionOf(path, size), ...made })
  }
  return versions
}
