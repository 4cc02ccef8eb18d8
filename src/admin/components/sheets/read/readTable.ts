import { type RawRow, ReadFault, type ReadLimits, readLimits } from './limits'
import { isZip } from './zip'

/** Files of older editions of Excel, and encrypted ones, begin with this. */
const isOldExcel = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0

/**
 * The rows of a CSV or XLSX file; which of both it is, its bytes tell.
 * @throws ReadFault
 */
export async function readTable(
  bytes: Uint8Array<ArrayBuffer>,
  limits: ReadLimits = readLimits,
): Promise<RawRow[]> {
  if (bytes.length > limits.fileBytes) throw new ReadFault('too_big')
  if (isOldExcel(bytes)) throw new ReadFault('unreadable')
  const rows = isZip(bytes)
    ? await (await import('./xlsx')).readXlsx(bytes, limits)
    : (await import('./csv')).readCsv(bytes, limits)
  if (rows.length < 2) throw new ReadFault('empty')
  return rows
}
