const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte)

/** Number of zero bytes at even or odd places near the start, of which UTF-16 of western text has many. */
function zeros(bytes: Uint8Array, from: number): number {
  const end = Math.min(bytes.length, 2_000)
  let count = 0
  for (let at = from; at < end; at += 2) if (bytes[at] === 0) count++
  return end ? (count * 2) / end : 0
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  if (zeros(bytes, 1) > 0.3) return 'utf-16le'
  if (zeros(bytes, 0) > 0.3) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1258'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Decodes UTF-8 or UTF-16, otherwise the Vietnamese code page of older Excel, whose tone marks it composes. */
export const decode = (bytes: Uint8Array): string =>
  new TextDecoder(encodingOf(bytes)).decode(bytes).normalize('NFC')
