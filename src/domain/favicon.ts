import type { Message } from './message'

/** How wide and high the picture in the browser's tab is, in pixels. */
export const faviconSize = 180

interface Size {
  width: number
  height: number
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const begins = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)

/** The size of a PNG by its first chunk; `undefined` for what is none. */
function sizeOfPng(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 33 || !begins(bytes, pngStart)) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Its first chunk says how large it is.
  if (view.getUint32(12) !== 0x49484452) return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** The sizes of the pictures in an ICO, by what is in them and not by what its directory says. */
function sizesOfIco(bytes: Uint8Array): Size[] | undefined {
  if (bytes.length < 22 || !begins(bytes, [0, 0, 1, 0])) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = view.getUint16(4, true)
  const sizes: Size[] = []
  for (let at = 6; sizes.length < count; at += 16) {
    if (at + 16 > bytes.length) return undefined
    const [length, offset] = [view.getUint32(at + 8, true), view.getUint32(at + 12, true)]
    if (length < 16 || offset + length > bytes.length) return undefined
    const picture = bytes.subarray(offset, offset + length)
    // A bitmap stands there with its mask, so that it says twice its height.
    sizes.push(
      sizeOfPng(picture) ?? {
        width: view.getInt32(offset + 4, true),
        height: view.getInt32(offset + 8, true) / 2,
      },
    )
  }
  return sizes.length ? sizes : undefined
}

/** What keeps a file from being the site's icon: it is neither PNG nor ICO, or is not 180 × 180 pixels large. */
export function faviconFault(bytes: Uint8Array): Message | undefined {
  const png = sizeOfPng(bytes)
  const sizes = png ? [png] : sizesOfIco(bytes)
  if (!sizes) return { key: 'validation.favicon_type' }
  const isFit = ({ width, height }: Size) => width === faviconSize && height === faviconSize
  // An ICO may hold smaller ones beside it.
  if (sizes.some(isFit)) return undefined
  const [{ width, height }] = sizes as [Size]
  return { key: 'validation.favicon_size', params: { size: faviconSize, width, height } }
}
