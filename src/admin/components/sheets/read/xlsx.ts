import { type Cell, type CellValue, readXlsx as read, type Sheet } from 'hucre/xlsx'
import { createCollector, type RawTable, ReadFault, type ReadLimits } from './limits'
import { shownIn } from './shown'
import { requireModest } from './zip'

/**
 * Sheets of an .xlsx file; hidden ones only if no other has rows.
 * @throws ReadFault
 */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>, limits: ReadLimits): Promise<RawTable[]> {
  const { inflatedBytes, inflatedAnyway, inflation } = limits
  await requireModest(bytes, Math.min(inflatedBytes, Math.max(inflatedAnyway, inflation * bytes.length)))
  try {
    const { sheets } = await read(bytes, { readStyles: true })
    const seen = sheets.filter(({ hidden, veryHidden, rows }) => !hidden && !veryHidden && rows.length > 1)
    return (seen.length ? seen : sheets).map((sheet) => tableOf(sheet, limits))
  } catch (error) {
    throw error instanceof ReadFault ? error : new ReadFault('unreadable')
  }
}

function tableOf({ name, rows: all, cells }: Sheet, limits: ReadLimits): RawTable {
  const { rows, add } = createCollector(limits)
  for (const [row, values] of all.entries()) {
    const blanks: number[] = []
    const texts = values.map((value, column) => {
      const cell = cells?.get(`${row},${column}`)
      if (isUnworked(cell, value)) blanks.push(column)
      return textOf(value, cell)
    })
    add(row + 1, texts, blanks)
  }
  return { name, rows }
}

/** A formula without a stored result, as its program left the calculation to Excel. */
const isUnworked = (cell: Cell | undefined, value: CellValue): boolean =>
  Boolean(cell?.formula) && (value === null || value === '') && !cell?.formulaResult

/** A cell as a user would type it; zero-padded numbers as shown. */
function textOf(value: CellValue, cell: Cell | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) {
    // Dates are fractions of days, slightly off the second.
    const [day, time = ''] = new Date(Math.round(value.getTime() / 1_000) * 1_000).toISOString().split('T')
    const [hours, minutes, seconds] = time.slice(0, 8).split(':')
    if (seconds !== '00') return `${day} ${hours}:${minutes}:${seconds}`
    return hours === '00' && minutes === '00' ? `${day}` : `${day} ${hours}:${minutes}`
  }
  // Neither 1e+21 nor a calculated 12345678.000000002.
  if (typeof value === 'number')
    return (
      shownIn(value, cell?.style?.numFmt) ??
      value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 })
    )
  return String(value).trim().normalize('NFC')
}
