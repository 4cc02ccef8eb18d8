const [quote, newline] = [0x22, 0x0a]

/**
 * Counts the records of a CSV file while its bytes pass: a line break inside quotes belongs to a cell. Each call takes
 * the next bytes and answers with the records so far.
 */
export function recordCounter(): (bytes: Uint8Array) => number {
  let records = 0
  let isQuoted = false
  return (bytes) => {
    for (const byte of bytes) {
      // A doubled quote inside a cell changes it twice.
      if (byte === quote) isQuoted = !isQuoted
      else if (byte === newline && !isQuoted) records += 1
    }
    return records
  }
}
