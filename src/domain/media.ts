import type { InferType } from 'yup'
import type { mediaSchema } from './mediaSchema'

/** Kinds of files; the library filters by them. */
export const mediaKinds = ['image', 'video', 'audio', 'document'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** Accepted content types with their extension. SVG is left out: it can carry scripts. */
export const mediaTypes: Record<string, { kind: MediaKind; extension: string }> = {
  'image/jpeg': { kind: 'image', extension: 'jpg' },
  'image/png': { kind: 'image', extension: 'png' },
  'image/webp': { kind: 'image', extension: 'webp' },
  'image/gif': { kind: 'image', extension: 'gif' },
  'image/avif': { kind: 'image', extension: 'avif' },
  'image/x-icon': { kind: 'image', extension: 'ico' },
  'video/mp4': { kind: 'video', extension: 'mp4' },
  'video/webm': { kind: 'video', extension: 'webm' },
  'audio/mpeg': { kind: 'audio', extension: 'mp3' },
  'audio/mp4': { kind: 'audio', extension: 'm4a' },
  'audio/ogg': { kind: 'audio', extension: 'ogg' },
  'application/pdf': { kind: 'document', extension: 'pdf' },
  'application/zip': { kind: 'document', extension: 'zip' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    kind: 'document',
    extension: 'docx',
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    kind: 'document',
    extension: 'xlsx',
  },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    kind: 'document',
    extension: 'pptx',
  },
}

/** Size caps in bytes: pictures 10 MB, anything else 50 MB. */
export const maxBytes = (kind: MediaKind): number => (kind === 'image' ? 10 : 50) * 1024 * 1024

/**
 * Longest sides of a picture's smaller versions in pixels, largest first: for a tile on a sharp screen, for a tile,
 * and for a row. Versions lie beside the picture and are named after it, so that no row has to list them.
 */
export const pictureSizes = [480, 240, 96] as const

const ending = new RegExp(`(-(${pictureSizes.join('|')})(?=\\.webp$))?\\.\\w+$`)

/** What the addresses of a picture and of its smaller versions have in common. */
export const pictureStem = (url: string): string => url.replace(ending, '')

/** The address of a smaller version, from the picture's address or that of another version. */
export const versionOf = (url: string, size: number): string => `${pictureStem(url)}-${size}.webp`

/** Whether smaller versions belong to this URL: that of an uploaded picture, or of one of its versions. */
export const hasVersions = (url: string): boolean => /^\/files\/.+\.(jpg|png|webp|gif|avif)$/.test(url)

/** The next larger version than the one at this address; `''` if it is not a version, or the largest. */
export function largerOf(url: string): string {
  const [, , size] = ending.exec(url) ?? []
  const larger = pictureSizes[pictureSizes.findIndex((each) => `${each}` === size) - 1]
  return larger ? versionOf(url, larger) : ''
}

export interface Media extends InferType<typeof mediaSchema> {
  id: number
  version: number
  file: string
  path: string
  type: string
  kind: MediaKind
  size: number
  url: string
  thumbnail_url: string
  width: number | null
  height: number | null
  created_at: string
  updated_at: string
}
