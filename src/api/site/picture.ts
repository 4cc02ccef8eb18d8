import { type SQL, sql } from 'drizzle-orm'
import { hasRenditions, pictureAddress, pictureWidths } from '../../domain/renditions'
import { objectSchema, orNull, type Schema, textSchema, wholeSchema } from '../http/schema'

/** A file of the library as the row of media says it. */
export interface Described {
  url: string
  width: number | null
  height: number | null
  alt: string
  focus_x: number
  focus_y: number
}

interface Picture extends Omit<Described, 'url'> {
  src: string
  /** Sizes that are made on demand; empty for a picture from elsewhere. */
  srcset: string
}

export const pictureSchema: Schema = {
  ...objectSchema({
    src: textSchema,
    srcset: textSchema,
    width: orNull(wholeSchema),
    height: orNull(wholeSchema),
    alt: textSchema,
    focus_x: wholeSchema,
    focus_y: wholeSchema,
  }),
  name: 'sitePicture',
}

/** JSON of the library's files that a text names, by their address. */
export const describedIn = (text: SQL): SQL =>
  sql`(select json_agg(json_build_object('url', m.url, 'width', m.width, 'height', m.height, 'alt', m.alt,
    'focus_x', m.focus_x, 'focus_y', m.focus_y)) from media m where m.stem in (select media_in(${text})))`

/** The picture at an address, as the library describes it. */
export function pictureAt(url: string, described: readonly Described[] | null, alt: string): Picture | null {
  if (!url) return null
  const known = described?.find((each) => each.url === url)
  const { width = null, height = null, focus_x = 50, focus_y = 50 } = known ?? {}
  const srcset = hasRenditions(url)
    ? pictureWidths
        // The first that is not smaller than the picture is the picture's own width.
        .filter((_, at) => !width || (pictureWidths[at - 1] ?? 0) < width)
        .map((each) => `${pictureAddress(url, { w: each })} ${Math.min(each, width ?? each)}w`)
    : []
  return { src: url, srcset: srcset.join(', '), width, height, alt: known?.alt || alt, focus_x, focus_y }
}
