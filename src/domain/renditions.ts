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
 * Reads the query of a picture's address; what asks for no size, format or ratio, such as `?v=2`, means nothing.
 * @returns `null` if the file itself is asked for
 */
export function parsePicture(query: string): WantedPicture | 'invalid' | null {
  const params = new URLSearchParams(query)
  const asked = [...params.keys()].filter((name) => ['w', 'f', 'r'].includes(name))
  if (!asked.length) return null
  const [w, f, r] = ['w', 'f', 'r'].map((name) => params.get(name))
  const width = params.has('w') ? pictureWidths.find((each) => `${each}` === w) : usual.w
  const format = params.has('f') ? pictureFormats.find((each) => each === f) : usual.f
  const ratio = pictureRatios.find((each) => each === r)
  const isTwice = new Set(asked).size < asked.length
  if (!width || !format || isTwice || (params.has('r') && !ratio)) return 'invalid'
  return { w: width, f: format, ...(ratio && { r: ratio }) }
}

/** Width and height of a ratio. */
export function sidesOf(ratio: (typeof pictureRatios)[number]): [number, number] {
  const [width, height] = ratio.split('x').map(Number)
  return [width ?? 1, height ?? 1]
}
