import type { ImgHTMLAttributes } from 'react'
import { hasVersions, pictureSizes, versionOf } from '../../../domain/media'

/**
 * What an `<img>` needs to load an uploaded picture in about the size it is shown, on screens of any density. Other
 * addresses stay as they are.
 * @param side the longer side as shown, in CSS pixels
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

/** The address of a file as it is since it was last replaced: what the browser has of the former one is not shown. */
export const freshAddress = (url: string, revision: number): string =>
  revision > 0 ? `${url}?r=${revision}` : url

/** What an `<img>` needs for a file of the library, which may have been replaced under its address. */
export function freshSources(url: string, side: number, revision: number): ReturnType<typeof sourcesOf> {
  const { src = url, srcSet, sizes } = sourcesOf(url, side)
  if (!srcSet || revision === 0) return { src: freshAddress(src, revision), srcSet, sizes }
  const fresh = srcSet.split(', ').map((each) => each.replace(' ', `?r=${revision} `))
  return { src: freshAddress(src, revision), srcSet: fresh.join(', '), sizes }
}
