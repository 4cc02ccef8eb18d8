import { type CellValue, streamXlsxRows } from 'hucre/xlsx'
import { createCollector, type RawRow, ReadFault, type ReadLimits } from './limits'
import { requireModest } from './zip'

/**
 * The rows of the first sheet of an .xlsx file.
 * @throws ReadFault
 */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>, limits: ReadLimits): Promise<RawRow[]> {
  await requireModest(bytes, limits.inflatedBytes)
  const { rows, add } = createCollector(limits)
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) add(index + 1, values.map(textOf))
  } catch (error) {
    throw error instanceof ReadFault ? error : new ReadFault('unreadable')
  }
  return rows
}

const pad = (part: number): string => String(part).padStart(2, '0')

/** A cell as a person would type it. */
function textOf(value: CellValue): string {
  if (value === null) return ''
  if (value instanceof Date) {
    const day = `${value.getUTCFullYear()}-${pad(value.getUTCMonth() + 1)}-${pad(value.getUTCDate())}`
    const [hours, minutes] = [value.getUTCHours(), value.getUTCMinutes()]
    return hours || minutes ? `${day} ${pad(hours)}:${pad(minutes)}` : day
  }
  // Not 1e+21, nor the 12345678.000000002 that a spreadsheet calculates.
  if (typeof value === 'number')
    return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 })
  return String(value).trim().normalize('NFC')
}
