import type { Message } from './message'

/** In pixels. */
export const faviconSize = 180

interface Size {
  width: number
  height: number
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const begins = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)

function sizeOfPng(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 33 || !begins(bytes, pngStart)) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(12) !== 0x49484452) return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Sizes of the images in an ICO, read from the images because its directory may lie. */
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
    // A bitmap includes its mask and therefore states twice its height.
    sizes.push(
      sizeOfPng(picture) ?? {
        width: view.getInt32(offset + 4, true),
        height: view.getInt32(offset + 8, true) / 2,
      },
    )
  }
  return sizes.length ? sizes : undefined
}

export function faviconFault(bytes: Uint8Array): Message | undefined {
  const png = sizeOfPng(bytes)
  const sizes = png ? [png] : sizesOfIco(bytes)
  if (!sizes) return { key: 'validation.favicon_type' }
  const isFit = ({ width, height }: Size) => width === faviconSize && height === faviconSize
  if (sizes.some(isFit)) return undefined
  const [{ width, height }] = sizes as [Size]
  return { key: 'validation.favicon_size', params: { size: faviconSize, width, height } }
}
