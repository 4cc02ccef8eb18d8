import { type CellValue, streamXlsxRows } from 'hucre/xlsx'
import { createCollector, type RawRow, ReadFault, type ReadLimits } from './limits'
import { requireModest } from './zip'

/**
 * The rows of the first sheet of an .xlsx file.
 * @throws ReadFault
 */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>, limits: ReadLimits): Promise<RawRow[]> {
  const { inflatedBytes, inflatedAnyway, inflation } = limits
  await requireModest(bytes, Math.min(inflatedBytes, Math.max(inflatedAnyway, inflation * bytes.length)))
  const { rows, add } = createCollector(limits)
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) add(index + 1, values.map(textOf))
  } catch (error) {
    throw error instanceof ReadFault ? error : new ReadFault('unreadable')
  }
  return rows
}

/** A cell as a person would type it. */
function textOf(value: CellValue): string {
  if (value === null) return ''
  if (value instanceof Date) {
    // Days are counted in fractions, which miss the second by a little.
    const [day, time = ''] = new Date(Math.round(value.getTime() / 1_000) * 1_000).toISOString().split('T')
    const [hours, minutes, seconds] = time.slice(0, 8).split(':')
    if (seconds !== '00') return `${day} ${hours}:${minutes}:${seconds}`
    return hours === '00' && minutes === '00' ? `${day}` : `${day} ${hours}:${minutes}`
  }
  // Not 1e+21, nor the 12345678.000000002 that a spreadsheet calculates.
  if (typeof value === 'number')
    return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 })
  return String(value).trim().normalize('NFC')
}
