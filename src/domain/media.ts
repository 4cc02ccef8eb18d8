import { cleanLine } from './cleanText'
import type { Message } from './message'

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

export const maxUpload = 50 * 1024 * 1024

/**
 * A picture above `bytes` or `kept` pixels is scaled down to `side` on its longer side; one above `pixels` is refused.
 */
export const pictureLimits = {
  bytes: 10 * 1024 * 1024,
  kept: 40_000_000,
  side: 4_000,
  pixels: 250_000_000,
} as const

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`

/** Lists the accepted extensions, without one that is refused in this case. */
export const takenTypes = (only?: MediaKind, without = ''): string =>
  Object.values(mediaTypes)
    .filter(({ kind, extension }) => (!only || kind === only) && extension !== without)
    .map(({ extension }) => extension.toUpperCase())
    .join(', ')

export function refusedType(type: string, only?: MediaKind): Message {
  const types = takenTypes(only, type)
  return type
    ? { key: 'validation.file_type', params: { type: type.toUpperCase(), types } }
    : { key: 'validation.file_unknown', params: { types } }
}

export const extensionOf = (name: string): string => /\.(\w{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * Longest side in pixels of a picture's smaller versions, largest first: tile on a sharp screen, tile, row. Versions
 * lie beside the picture and are named after it, so that no row has to list them.
 */
export const pictureSizes = [480, 240, 96] as const

const ending = new RegExp(`(-(${pictureSizes.join('|')})(?=\\.webp$))?\\.\\w+$`)

export const pictureStem = (url: string): string => url.replace(ending, '')

/** Address of a smaller version; `url` may be the picture's or that of another version. */
export const versionOf = (url: string, size: number): string => `${pictureStem(url)}-${size}.webp`

export const hasVersions = (url: string): boolean => /^\/files\/.+\.(jpg|png|webp|gif|avif)$/.test(url)

/** Lists stop counting a file's uses at this number. */
export const usesCap = 1_000

/** Lengths of a description and a tag, and number of tags of a file. */
export const mediaLimits = { alt: 500, tag: 50, tags: 30 } as const

/** Cleans the tags and drops those that equal an earlier one but for case. */
export function distinctTags(tags: readonly string[]): string[] {
  const seen = new Set<string>()
  return tags.map(cleanLine).filter((tag) => {
    const known = tag.toLowerCase()
    if (!known || seen.has(known)) return false
    seen.add(known)
    return true
  })
}

/** Replaces the address of a file and its versions in all texts of a value. */
export function withAddress(value: unknown, stem: string, url: string): unknown {
  if (typeof value === 'string') return addressIn(value, stem, url)
  if (Array.isArray(value)) return value.map((each) => withAddress(each, stem, url))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withAddress(each, stem, url)]))
}

function addressIn(text: string, stem: string, url: string): string {
  const address = new RegExp(`/files/${stem}(?:-(${pictureSizes.join('|')})(?=\\.webp))?\\.\\w+`, 'g')
  return text.replace(address, (_, size?: string) =>
    size && hasVersions(url) ? versionOf(url, Number(size)) : url,
  )
}

export interface MediaUse {
  entity: string
  record_id: number
  title: string
  /** Query parameters of the record's address. */
  url_params: Record<string, string | number>
  media: { id: number; name: string; fields: string[] }[]
  /** Whether the caller may replace the file in the record. */
  can_update: boolean
}

/** Response of `GET /media/uses`: the records visible to the caller, and counts. */
export interface MediaUses {
  data: MediaUse[]
  meta: {
    total: number
    /** Of these, records that the caller may not see, and may not change. */
    hidden: number
    locked: number
    files: number
  }
}

/** Address of the next larger version; `''` if the URL is no version, or the largest. */
export function largerOf(url: string): string {
  const [, , size] = ending.exec(url) ?? []
  const larger = pictureSizes[pictureSizes.findIndex((each) => `${each}` === size) - 1]
  return larger ? versionOf(url, larger) : ''
}

export interface StoredFile {
  file: string
  path: string
  type: string
  kind: MediaKind
  size: number
  url: string
  thumbnail_url: string
  width: number | null
  height: number | null
  /** SHA-256 of the file; empty until it is computed. */
  hash: string
}
