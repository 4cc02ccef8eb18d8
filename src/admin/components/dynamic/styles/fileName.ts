import { type MediaKind, mediaTypes } from '../../../../domain/media'

export function fileName(url: string): string {
  const path = url.replace(/[?#].*$/s, '')
  const name = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name) || url
  } catch {
    return name || url
  }
}

export function mediaKindOf(url: string): MediaKind {
  const extension = /\.(\w+)$/.exec(fileName(url))?.[1]?.toLowerCase()
  const known = Object.values(mediaTypes).find((type) => type.extension === extension)
  return known?.kind ?? (extension === 'jpeg' ? 'image' : 'document')
}

/** Whether an address being typed is safe to open or play. */
export const isFileLink = (url: unknown): url is string =>
  typeof url === 'string' && (/^\/(?![/\\])/.test(url) || (/^https?:\/\//i.test(url) && URL.canParse(url)))
