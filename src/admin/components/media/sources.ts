import type { ImgHTMLAttributes } from 'react'
import { hasVersions, pictureSizes, versionOf } from '../../../domain/media'

/**
 * `<img>` attributes that load an uploaded picture in about its shown size at any pixel density; other URLs stay as
 * they are.
 * @param side longer side in CSS pixels
 */
export const sourcesOf = (
  url: string,
  side: number,
): Pick<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'sizes'> =>
  hasVersions(url)
    ? {
        src: versionOf(url, pictureSizes[0]),
        srcSet: pictureSizes.map((size) => `${versionOf(url, size)} ${size}w`).join(', '),
        sizes: `${Math.round(side)}px`,
      }
    : { src: url }

/** URL with the file's revision, so that the browser's cache does not show a replaced file. */
export const freshAddress = (url: string, revision: number): string =>
  revision > 0 ? `${url}?revision=${revision}` : url

/** `<img>` attributes of a library file, which may have been replaced under its URL. */
export function freshSources(url: string, side: number, revision: number): ReturnType<typeof sourcesOf> {
  const { src = url, srcSet, sizes } = sourcesOf(url, side)
  if (!srcSet || revision === 0) return { src: freshAddress(src, revision), srcSet, sizes }
  const fresh = srcSet.split(', ').map((each) => each.replace(' ', `?revision=${revision} `))
  return { src: freshAddress(src, revision), srcSet: fresh.join(', '), sizes }
}
