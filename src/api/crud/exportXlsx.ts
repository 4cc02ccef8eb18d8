import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { ExportCell } from './exportCells'

/** A sheet holds this many rows, and an entry of a zip file 4 GB. */
const room = { rows: 1_048_576, bytes: 2_000_000_000 }
const maxText = 32_767

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org'
const main = `${office}/spreadsheetml/2006/main`
const relations = `${office}/officeDocument/2006/relationships`
const packaged = `${office}/package/2006`
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const xlsxType = `${kinds}.sheet`

/** Indexes into `cellXfs`. */
const styles = { title: 1, day: 2, time: 3 }
const styleSheet = `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** Characters that XML cannot contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string =>
  text
    .slice(0, maxText)
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"]/g, (char) => entities[char] ?? '')

const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

function rowXml(cells: readonly ExportCell[], row: number, style?: number): string {
  let xml = `<row r="${row}">`
  cells.forEach(({ text, number, style: shown }, at) => {
    if (!text) return
    const place = `<c r="${letters(at)}${row}"`
    const look = style ?? (shown && styles[shown])
    const styled = look ? ` s="${look}"` : ''
    // Inline strings are never evaluated as formulas.
    xml +=
      number === undefined
        ? `${place}${styled} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
        : `${place}${styled}><v>${number}</v></c>`
  })
  return `${xml}</row>`
}

const sheetStart = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="20" defaultRowHeight="15"/><sheetData>`
const sheetEnd = '</sheetData></worksheet>'

/** Streams a workbook while its rows are read; rows beyond a sheet's limit continue in another sheet. */
export async function* xlsxOf(
  titles: readonly string[],
  pages: AsyncIterable<readonly ExportCell[][]>,
  most = room,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const take = () => {
    const taken = ready
    ready = []
    return taken
  }
  const open = (name: string) => {
    const file = new ZipDeflate(name, { level: 4 })
    zip.add(file)
    return file
  }
  const put = (name: string, text: string) => open(name).push(strToU8(text), true)
  const titleRow = rowXml(
    titles.map((text) => ({ text })),
    1,
    styles.title,
  )
  let sheets = 0
  let rows = 0
  let bytes = 0
  const begin = () => {
    sheets++
    rows = 1
    bytes = 0
    const file = open(`xl/worksheets/sheet${sheets}.xml`)
    file.push(strToU8(sheetStart + titleRow))
    return file
  }
  let sheet = begin()
  yield* take()
  for await (const page of pages) {
    if (rows + page.length > most.rows || bytes > most.bytes) {
      sheet.push(strToU8(sheetEnd), true)
      sheet = begin()
    }
    const part = strToU8(page.map((cells) => rowXml(cells, ++rows)).join(''))
    bytes += part.length
    sheet.push(part)
    yield* take()
  }
  sheet.push(strToU8(sheetEnd), true)
  putBook(sheets, put)
  zip.end()
  yield* take()
}

function putBook(sheets: number, put: (name: string, text: string) => void): void {
  const each = (xml: (n: number) => string) => Array.from({ length: sheets }, (_, at) => xml(at + 1)).join('')
  const part = (name: string, kind: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${kinds}.${kind}+xml"/>`
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`
  const related = (inner: string) =>
    `${head}<Relationships xmlns="${packaged}/relationships">${inner}</Relationships>`
  put('xl/styles.xml', styleSheet)
  put(
    'xl/workbook.xml',
    `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each(
      (n) => `<sheet name="${n}" sheetId="${n}" r:id="s${n}"/>`,
    )}</sheets></workbook>`,
  )
  put(
    'xl/_rels/workbook.xml.rels',
    related(
      each((n) => relation(`s${n}`, 'worksheet', `worksheets/sheet${n}.xml`)) +
        relation('style', 'styles', 'styles.xml'),
    ),
  )
  put('_rels/.rels', related(relation('book', 'officeDocument', 'xl/workbook.xml')))
  put(
    '[Content_Types].xml',
    `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${each((n) => part(`worksheets/sheet${n}`, 'worksheet'))}</Types>`,
  )
}
