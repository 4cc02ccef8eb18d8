import { cleanLine } from './cleanText'
import type { Message } from './message'

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

/** Most bytes of an upload. */
export const maxUpload = 50 * 1024 * 1024

/** A picture above `bytes` or `kept` pixels is kept with at most `side` on its longer side; none has more `pixels`. */
export const pictureLimits = {
  bytes: 10 * 1024 * 1024,
  kept: 40_000_000,
  side: 4_000,
  pixels: 250_000_000,
} as const

/** Bytes as people say them. */
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`

/** The types that are taken, as people name them, without one that is refused all the same. */
export const takenTypes = (only?: MediaKind, without = ''): string =>
  Object.values(mediaTypes)
    .filter(({ kind, extension }) => (!only || kind === only) && extension !== without)
    .map(({ extension }) => extension.toUpperCase())
    .join(', ')

/** Why a file of another type is refused, and what is taken. */
export function refusedType(type: string, only?: MediaKind): Message {
  const types = takenTypes(only, type)
  return type
    ? { key: 'validation.file_type', params: { type: type.toUpperCase(), types } }
    : { key: 'validation.file_unknown', params: { types } }
}

/** The ending of a file's name. */
export const extensionOf = (name: string): string => /\.(\w{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? ''

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

/** Up to how many records a file's uses are counted in lists. */
export const usesCap = 1_000

/** Longest description and tag, most tags of a file. */
export const mediaLimits = { alt: 500, tag: 50, tags: 30 } as const

/** Tags without those that differ from an earlier one in nothing but case. */
export function distinctTags(tags: readonly string[]): string[] {
  const seen = new Set<string>()
  return tags.map(cleanLine).filter((tag) => {
    const known = tag.toLowerCase()
    if (!known || seen.has(known)) return false
    seen.add(known)
    return true
  })
}

/** Puts another address in place of a file's and of its versions, in a text or in all texts of a value. */
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

/** A record that uses files of the library. */
export interface MediaUse {
  entity: string
  record_id: number
  title: string
  /** Parameters of the record's address besides its id. */
  url_params: Record<string, string | number>
  /** The files, and the fields in which each stands. */
  media: { id: number; name: string; fields: string[] }[]
  /** Whether the caller may put another file in its place. */
  can_update: boolean
}

/** What `GET /media/uses` answers: the records that the caller may see, and how many there are besides. */
export interface MediaUses {
  data: MediaUse[]
  meta: {
    /** Records that use any of the files. */
    total: number
    /** Of these, such that the caller may not see, and such that the caller may not change. */
    hidden: number
    locked: number
    /** How many of the files are used. */
    files: number
  }
}

/** The next larger version than the one at this address; `''` if it is not a version, or the largest. */
export function largerOf(url: string): string {
  const [, , size] = ending.exec(url) ?? []
  const larger = pictureSizes[pictureSizes.findIndex((each) => `${each}` === size) - 1]
  return larger ? versionOf(url, larger) : ''
}

/** A stored file, as the media library keeps it. */
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
  /** SHA-256 of the file; empty while nobody has read it. */
  hash: string
}
