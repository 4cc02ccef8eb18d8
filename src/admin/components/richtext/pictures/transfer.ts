import { mediaTypes } from '../../../../domain/media'

/** Programs for tables and texts put a picture of what was copied beside it: the text is what is wanted then. */
function isOnlyPictures(html: string): boolean {
  if (!html) return true
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return !body.textContent?.trim() && !body.querySelector('table, iframe, [data-pm-slice]')
}

/** The files that were meant, of what was pasted or dropped. */
export function filesMeant(transfer: DataTransfer | null): File[] {
  const files = [...(transfer?.files ?? [])]
  return files.length > 0 && isOnlyPictures(transfer?.getData('text/html') ?? '') ? files : []
}

/** The path of a file of this site; `undefined` for a picture that is somewhere else. */
export function ownPath(address: string): string | undefined {
  if (!URL.canParse(address, location.href)) return undefined
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && pathname.startsWith('/files/') ? pathname : undefined
}

/** Word puts its pictures on the clipboard as RTF only; here they are, in the order of the text. */
export function picturesOfRtf(rtf: string): File[] {
  const [, ...parts] = rtf.split('{\\pict')
  return parts.flatMap((part, at) => {
    // A drawing for older programs follows each of them, in another format.
    const kind = /\\(png|jpeg)blip/.exec(part)?.[1]
    const hex = /[\s}]([\da-f\s]{64,})\}/i.exec(part)?.[1]?.replace(/\s/g, '')
    if (!kind || !hex) return []
    const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    const type = `image/${kind}`
    return new File([bytes], `word-${at + 1}.${mediaTypes[type]?.extension}`, { type })
  })
}
