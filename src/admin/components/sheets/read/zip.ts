import { ReadFault } from './limits'

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

const endMark = 0x06054b50
const entryMark = 0x02014b50
const stored = 0
const deflated = 8

/**
 * Unpacks every entry and counts the bytes without keeping them. Stated sizes are not trusted: 155 KB can unpack to 150
 * MB of blanks.
 * @throws ReadFault `inflates` beyond `maxBytes`, `unreadable`
 */
export async function requireModest(bytes: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<void> {
  let left = maxBytes
  for (const part of partsOf(bytes)) {
    left -= part.method === stored ? part.packed.length : await inflatedSize(part.packed, left)
    if (left < 0) throw new ReadFault('inflates')
  }
}

interface Part {
  method: number
  packed: Uint8Array<ArrayBuffer>
}

function* partsOf(bytes: Uint8Array<ArrayBuffer>): Generator<Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const end = endOf(view)
    let at = view.getUint32(end + 16, true)
    for (let count = view.getUint16(end + 10, true); count > 0; count--) {
      if (view.getUint32(at, true) !== entryMark) throw new ReadFault('unreadable')
      const method = view.getUint16(at + 10, true)
      const size = view.getUint32(at + 20, true)
      const local = view.getUint32(at + 42, true)
      const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      if (from + size > bytes.length || (method !== stored && method !== deflated))
        throw new ReadFault('unreadable')
      yield { method, packed: bytes.subarray(from, from + size) }
      at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
  } catch (error) {
    // An offset points outside of the file.
    throw error instanceof RangeError ? new ReadFault('unreadable') : error
  }
}

/** Start of the end record, which only a comment follows. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 65_535); at--)
    if (view.getUint32(at, true) === endMark) return at
  throw new ReadFault('unreadable')
}

async function inflatedSize(packed: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<number> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return size
      size += value.length
      if (size > maxBytes) {
        await reader.cancel()
        return size
      }
    }
  } catch {
    throw new ReadFault('unreadable')
  }
}
