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

/** Longest side of a picture's small version, in pixels. */
export const thumbnailSize = 480

/** The thumbnail's URL for the URL of an uploaded picture; `''` if it has none. */
export const thumbnailOf = (url: string): string =>
  /^\/files\/.+\.(jpg|png|webp|gif|avif)$/.test(url) ? url.replace(/\.\w+$/, `-${thumbnailSize}.webp`) : ''

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
