import { fromHtml } from 'hucre'
import { createCollector, type RawRow, type ReadLimits } from './limits'

/**
 * Rows of an HTML table, which web applications export as an “Excel” file.
 * @throws ReadFault
 */
export function readHtml(html: string, limits: ReadLimits): RawRow[] {
  const { rows, add } = createCollector(limits)
  const table = fromHtml(html.replace(/<br\s*\/?>/gi, '\n'), { typeInference: false, classes: false })
  for (const [at, cells] of table.rows.entries())
    add(
      at + 1,
      cells.map((cell) => String(cell ?? '').trim()),
    )
  return rows
}
