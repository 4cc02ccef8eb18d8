const [quote, newline] = [0x22, 0x0a]

/** Counts CSV records; each call takes the next bytes and returns the total. Quoted line breaks do not count. */
export function recordCounter(): (bytes: Uint8Array) => number {
  let records = 0
  let isQuoted = false
  return (bytes) => {
    for (const byte of bytes) {
      // A doubled quote toggles twice.
      if (byte === quote) isQuoted = !isQuoted
      else if (byte === newline && !isQuoted) records += 1
    }
    return records
  }
}
