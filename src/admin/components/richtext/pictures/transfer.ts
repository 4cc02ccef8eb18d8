import { mediaTypes } from '../../../../domain/media'

/** Office programs add a picture of the copied text, in which case the text is wanted. */
function isOnlyPictures(html: string): boolean {
  if (!html) return true
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return !body.textContent?.trim() && !body.querySelector('table, iframe, [data-pm-slice]')
}

/** The files of a paste or drop, unless they only depict its text. */
export function filesMeant(transfer: DataTransfer | null): File[] {
  const files = [...(transfer?.files ?? [])]
  return files.length > 0 && isOnlyPictures(transfer?.getData('text/html') ?? '') ? files : []
}

/** Path of a file of this site; `undefined` for pictures elsewhere. */
export function ownPath(address: string): string | undefined {
  if (!URL.canParse(address, location.href)) return undefined
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && pathname.startsWith('/files/') ? pathname : undefined
}

/** Pictures of a Word document in the order of the text; Word puts them into the clipboard only as RTF. */
export function picturesOfRtf(rtf: string): File[] {
  const [, ...parts] = rtf.split('{\\pict')
  return parts.flatMap((part, at) => {
    // Each is followed by a fallback in an older format.
    const kind = /\\(png|jpeg)blip/.exec(part)?.[1]
    const hex = /[\s}]([\da-f\s]{64,})\}/i.exec(part)?.[1]?.replace(/\s/g, '')
    if (!kind || !hex) return []
    const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    const type = `image/${kind}`
    return new File([bytes], `word-${at + 1}.${mediaTypes[type]?.extension}`, { type })
  })
}
