import en from '../../i18n/en'
import ja from '../../i18n/ja'
import vi from '../../i18n/vi'
import { readTables } from '../../src/admin/components/sheets/read/readTables'
import { guess, headAt } from '../../src/admin/components/sheets/session/mapping'
import { gridRows, letterOf } from '../../src/admin/components/sheets/session/place'
import { readRow } from '../../src/admin/components/sheets/session/plan'
import { planColumn } from '../../src/admin/components/sheets/session/planColumn'
import type { EntityWords } from '../../src/admin/components/sheets/session/words'
import { importedColumns, type SheetName, sheetOf } from '../../src/domain/sheets'
import type { ImportResult } from '../../src/domain/sheets/importSchema'
import { finder, layoutOf } from '../../src/domain/sheets/layouts/layout'
import { importRules } from '../../src/domain/sheets/schemas'
import type { Style } from '../../src/domain/type'
import type { TestApi } from './api'

const wordAt = (block: unknown, key: string): string | undefined => {
  const word = key.split('.').reduce<unknown>((at, part) => Object(at)[part], block)
  return typeof word === 'string' ? word : undefined
}

/** What became of a row of a file: what it says, why it cannot come in, and the answer of the server. */
export interface Came {
  line: number
  data: Record<string, unknown>
  wrong: Record<string, string>
  told: string[]
  result?: ImportResult
}

/** Brings a file in as the import page does, with its columns as they are guessed. */
export async function bringIn(
  api: TestApi,
  name: SheetName,
  bytes: Uint8Array<ArrayBuffer>,
  { typeId, style, makes = true }: { typeId?: number; style?: Style; makes?: boolean } = {},
): Promise<{ mapping: readonly (string | null)[]; rows: Came[] }> {
  const sheet = sheetOf(name, style)
  const schema = importRules(name)
  const [table] = await readTables(bytes)
  if (!sheet || !schema || !table) throw new Error(`${name} is not imported`)
  const constants = typeId ? { type_id: typeId } : {}
  const importable = importedColumns(sheet)
  const languages = [vi, en, ja].map(
    ({ resources }): EntityWords =>
      (key) =>
        wordAt(resources[name], key),
  )
  const head = headAt(table.rows, sheet, importable, languages)
  const titles = table.rows[head]?.cells ?? []
  const { mapping } = guess(titles, sheet, importable, languages)
  const columns = await Promise.all(
    importable
      .filter(({ field }) => mapping.includes(field))
      .map(async (column) => {
        const { reference } = column
        const query = new URLSearchParams({ search: `type_id:${typeId}`, limit: '1000', ...reference?.among })
        const answer =
          reference && (await api.call('GET', `/${reference.resource}?${query}`, { as: api.owner.token }))
        return {
          letter: letterOf(mapping.indexOf(column.field)),
          ...planColumn(column, {
            title: column.field,
            records: answer?.body.data ?? [],
            languages,
            say: (key) => key,
            makes: () => makes,
          }),
        }
      }),
  )
  const say = ({ key, params }: { key: string; params?: Record<string, unknown> }) =>
    [key, ...Object.values(params ?? {})].join(' ')
  const own = table.rows.slice(head + 1)
  const rows = layoutOf(titles, sheet.layouts)?.rows?.(own, finder(titles)) ?? own
  const read = gridRows(
    rows,
    columns.map(({ column }) => mapping.indexOf(column.field)),
  ).map((row) => ({
    ...row,
    ...readRow({ sheet, schema, columns, constants, say }, row.cells, row.line, row.blanks),
  }))
  const sent = read.filter(({ wrong, refused }) => !refused && !Object.keys(wrong).length)
  const answer = await api.call('POST', `/${name}/import`, {
    as: api.owner.token,
    body: { rows: sent.map(({ line, data }) => ({ row: line, data })) },
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  const results: ImportResult[] = answer.body.data
  return {
    mapping,
    rows: read.map(({ line, data, wrong, told, refused }) => {
      const result = results.find(({ row }) => row === line)
      const notes = [told, refused, ...(result?.notes ?? [])].flatMap((note) => (note ? [note.key] : []))
      return { line, data, wrong, told: notes, ...(result && { result }) }
    }),
  }
}
