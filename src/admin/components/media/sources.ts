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
