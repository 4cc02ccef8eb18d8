import { eq } from 'drizzle-orm'
import { type CarrierColumn, toCollect } from '../../../domain/carrierSchema'
import { manySeparator, outColumn } from '../../../domain/sheets/columns'
import type { ExportCell } from '../../crud/exportCells'
import type { ExportLayout } from '../../crud/exportRoute'
import { carriers } from '../../db/tables/carriers'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'

type Row = Record<string, unknown>

/** Fields of orders that the columns of carriers are made of. */
const fields = ['code', 'name', 'phone', 'email', 'address', 'note', 'lines', 'units', 'total', 'cod', 'due']

const amounts = ['units', 'total', 'collect']

function heldBy({ value, text }: CarrierColumn, row: Row): unknown {
  if (value === 'fixed') return text
  if (value !== 'collect') return row[value]
  return toCollect({ cod: row.cod === null ? null : Number(row.cod), due: Number(row.due) })
}

function cellOf(column: CarrierColumn, row: Row): ExportCell {
  const held = heldBy(column, row)
  const text = Array.isArray(held) ? held.join(manySeparator) : String(held ?? '')
  return amounts.includes(column.value) ? { text, number: Number(text) } : { text }
}

/**
 * Orders as the sheet of a carrier.
 * @throws ApiError 422 for an unknown carrier
 */
export async function carrierLayout({ db }: Call, id: number): Promise<ExportLayout> {
  const [carrier] = await db.select({ columns: carriers.columns }).from(carriers).where(eq(carriers.id, id))
  if (!carrier) throw invalid('layout', 'choice')
  return {
    titles: carrier.columns.map(({ title }) => title),
    columns: fields.map((field) => outColumn(field)),
    cells: (row) => carrier.columns.map((column) => cellOf(column, row)),
  }
}
