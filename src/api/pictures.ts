import { pictureSizes, versionOf } from '../domain/media'
import type { Images } from './ports'

interface Version {
  path: string
  bytes: Uint8Array
  type: string
}

/**
 * The smaller versions of a picture, largest first. Each is made from the one before, so that the picture itself is
 * decoded once. A browser that cannot write WebP stores PNG under the same names, with its type beside it.
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
