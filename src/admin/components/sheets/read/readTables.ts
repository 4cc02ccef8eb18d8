import { decode } from './decode'
import { type RawTable, ReadFault, type ReadLimits, readLimits } from './limits'
import { isZip } from './zip'

const begins = (bytes: Uint8Array, ...mark: number[]): boolean => mark.every((byte, at) => bytes[at] === byte)

/** Files of older editions of Excel, and those with a password, are such containers. */
const isContainer = (bytes: Uint8Array): boolean => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)

/** The name of the stream that holds an encrypted workbook, as a container writes it. */
const encrypted = 'EncryptedPackage'

/** Whether a container holds a newer file that has a password: names in it are UTF-16. */
const isLocked = (bytes: Uint8Array): boolean =>
  new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes(encrypted)

/** Exports of web pages are HTML, whatever they are called. */
const isHtml = (text: string): boolean => /^\s*</.test(text) && /<table[\s>]/i.test(text)

/**
 * The sheets of a CSV, XLSX or HTML file that have rows; which of them it is, its bytes tell.
 * @throws ReadFault
 */
export async function readTables(
  bytes: Uint8Array<ArrayBuffer>,
  limits: ReadLimits = readLimits,
): Promise<RawTable[]> {
  if (bytes.length > limits.fileBytes) throw new ReadFault('too_big')
  if (isContainer(bytes)) throw new ReadFault(isLocked(bytes) ? 'locked' : 'old_excel')
  const tables = await tablesOf(bytes, limits)
  const filled = tables.filter(({ rows }) => rows.length > 1)
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
