import { hasVersions, pictureStem } from './media'

/** Pictures that are made on demand are of these widths, formats and ratios, and of no others. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const
export const pictureFormats = ['webp', 'avif'] as const
export const pictureRatios = ['1x1', '4x3', '16x9'] as const

export interface WantedPicture {
  w: (typeof pictureWidths)[number]
  f: (typeof pictureFormats)[number]
  r?: (typeof pictureRatios)[number]
}

const usual = { w: 1280, f: 'webp' } as const

/** Whether a picture of other sizes is made of it: of no icon, and of no smaller version. */
export const hasRenditions = (url: string): boolean =>
  hasVersions(url) && pictureStem(url) === url.replace(/\.\w+$/, '')

/** Address of the picture in that width, format and ratio; of a file that has no others its own. */
export function pictureAddress(url: string, { w, f, r }: Partial<WantedPicture>): string {
  if (!hasRenditions(url)) return url
  const asked = Object.entries({ w, f, r }).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
  return asked.length ? `${url}?${asked.join('&')}` : url
}

/**
 * Reads the query of a picture's address. `revision` only keeps browsers from showing their copy of a file that was
 * replaced.
 * @returns `null` if the file itself is asked for
 */
export function parsePicture(query: string): WantedPicture | 'invalid' | null {
  const asked = [...new URLSearchParams(query)]
  const { w, f, r, revision, ...others } = Object.fromEntries(asked)
  const width = pictureWidths.find((each) => `${each}` === w)
  const format = pictureFormats.find((each) => each === f)
  const ratio = pictureRatios.find((each) => each === r)
  const isKnown =
    new Set(asked.map(([name]) => name)).size === asked.length &&
    !Object.keys(others).length &&
    (w === undefined || width) &&
    (f === undefined || format) &&
    (r === undefined || ratio) &&
    (revision === undefined || /^\d+$/.test(revision))
  if (!isKnown) return 'invalid'
  if (!width && !format && !ratio) return null
  return { w: width ?? usual.w, f: format ?? usual.f, ...(ratio && { r: ratio }) }
}

/** Width and height of a ratio. */
export function sidesOf(ratio: (typeof pictureRatios)[number]): [number, number] {
  const [width, height] = ratio.split('x').map(Number)
  return [width ?? 1, height ?? 1]
}
