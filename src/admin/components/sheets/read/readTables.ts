import { decode } from './decode'
import { type RawTable, ReadFault, type ReadLimits, readLimits } from './limits'
import { isZip } from './zip'

const begins = (bytes: Uint8Array, ...mark: number[]): boolean => mark.every((byte, at) => bytes[at] === byte)

/** Compound files: older Excel, or protected by a password. */
const isContainer = (bytes: Uint8Array): boolean => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)

/** Name of the stream with an encrypted workbook. */
const encrypted = 'EncryptedPackage'

/** Whether a compound file contains a password-protected workbook; its names are UTF-16. */
const isLocked = (bytes: Uint8Array): boolean =>
  new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes(encrypted)

/** Web applications export HTML under any file name. */
const isHtml = (text: string): boolean => /^\s*</.test(text) && /<table[\s>]/i.test(text)

/**
 * The non-empty sheets of a CSV, XLSX or HTML file; its bytes tell the format.
 * @throws ReadFault
 */
export async function readTables(
  bytes: Uint8Array<ArrayBuffer>,
  limits: ReadLimits = readLimits,
): Promise<RawTable[]> {
  if (bytes.length > limits.fileBytes) throw new ReadFault('too_big')
  if (isContainer(bytes)) throw new ReadFault(isLocked(bytes) ? 'locked' : 'old_excel')
  const tables = await tablesOf(bytes, limits)
  const filled = tables.filter(({ rows }) => rows.length > 0)
  if (!filled.length) throw new ReadFault('empty')
  return filled
}

async function tablesOf(bytes: Uint8Array<ArrayBuffer>, limits: ReadLimits): Promise<RawTable[]> {
  if (isZip(bytes)) return (await import('./xlsx')).readXlsx(bytes, limits)
  const text = decode(bytes)
  const rows = isHtml(text)
    ? (await import('./html')).readHtml(text, limits)
    : (await import('./csv')).readCsv(text, limits)
  return [{ name: '', rows }]
}
