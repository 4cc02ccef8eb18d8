import { beforeAll, describe, expect, it } from 'vitest'
import en from '../../i18n/en'
import ja from '../../i18n/ja'
import vi from '../../i18n/vi'
import { readTables } from '../../src/admin/components/sheets/read/readTables'
import { guess } from '../../src/admin/components/sheets/session/mapping'
import { type PlanColumn, readRow } from '../../src/admin/components/sheets/session/plan'
import { bare, choiceIn, type EntityWords } from '../../src/admin/components/sheets/session/words'
import { importedColumns, type SheetColumn, type SheetName, sheetOf } from '../../src/domain/sheets'
import type { ImportResult } from '../../src/domain/sheets/importSchema'
import { importRules } from '../../src/domain/sheets/schemas'
import type { Style } from '../../src/domain/type'
import { withApi } from '../support/api'
import { aCategory, aGroup, aPost, aType } from '../support/content'

const api = withApi()
const as = () => api().owner.token
const catalogues = { vi, en, ja }
type Locale = keyof typeof catalogues

const wordsOf =
  (name: SheetName) =>
  ({ resources }: (typeof catalogues)[Locale]): EntityWords =>
  (key) => {
    const word = key.split('.').reduce<unknown>((at, part) => Object(at)[part], resources[name])
    return typeof word === 'string' ? word : undefined
  }

/** The file that somebody exports, as the import reads it: titles and rows. */
async function exported(name: SheetName, typeId: number, format: string, locale: Locale) {
  const request = new Request(
    `http://nep.test/api/v1/${name}/export?format=${format}&search=type_id:${typeId}`,
    { headers: { Authorization: `Bearer ${as()}`, Locale: locale } },
  )
  const response = await api().api.fetch(request, { address: '' })
  expect(response.status).toBe(200)
  const [table] = await readTables(new Uint8Array(await response.arrayBuffer()))
  return (table?.rows ?? []).map(({ cells }) => cells)
}

/** The columns as the import page knows them: by the words of all languages, and the titles of other records. */
function planned(name: SheetName, columns: readonly SheetColumn[], typeId: number): Promise<PlanColumn[]> {
  const languages = Object.values(catalogues).map(wordsOf(name))
  return Promise.all(
    columns.map(async (column) => {
      const names = new Map<string, unknown[]>()
      const add = (text: string, value: unknown) =>
        names.set(bare(text), [...(names.get(bare(text)) ?? []), value])
      const { reference, choices = [] } = column
      if (reference) {
        const among = new URLSearchParams({ search: `type_id:${typeId}`, limit: '100', ...reference.among })
        const { body } = await api().call('GET', `/${reference.resource}?${among}`, { as: as() })
        for (const row of body.data) add(row[reference.label], row.id)
      }
      for (const choice of choices)
        for (const words of new Set(languages.map((each) => choiceIn(each, column, choice))))
          add(words, choice)
      return {
        column,
        title: column.field,
        options: [],
        named: (text: string) => [...new Set(names.get(bare(text)))],
      }
    }),
  )
}

/** What the import would do with a file, row by row. */
async function rehearsed(
  name: SheetName,
  typeId: number,
  style: Style,
  file: readonly (readonly string[])[],
) {
  const sheet = sheetOf(name, style)
  const schema = importRules(name)
  if (!sheet || !schema) throw new Error(`${name} is not imported`)
  const [titles = [], ...rows] = file
  const importable = importedColumns(sheet)
  const { mapping } = guess(titles, sheet, importable, Object.values(catalogues).map(wordsOf(name)))
  const columns = await planned(name, importable, typeId)
  const chosen = mapping.flatMap((field, at) => {
    const found = columns.find(({ column }) => column.field === field)
    return found ? [{ at, found }] : []
  })
  expect(chosen.map(({ found }) => found.column.field).sort()).toEqual(
    importable
      .filter(({ isIdentity, out }) => out && !isIdentity)
      .map(({ field }) => field)
      .sort(),
  )
  const say = ({ key }: { key: string }) => key
  const plan = {
    sheet,
    schema,
    columns: chosen.map(({ found }) => found),
    constants: { type_id: typeId },
    say,
  }
  const read = rows.map((cells) =>
    readRow(
      plan,
      chosen.map(({ at }) => cells[at] ?? ''),
    ),
  )
  expect(read.map(({ wrong }) => wrong)).toEqual(rows.map(() => ({})))
  const { status, body } = await api().call('POST', `/${name}/import`, {
    as: as(),
    body: { rows: read.map(({ data }, row) => ({ row, data })), dry_run: true },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data as ImportResult[]
}

const made = async (path: string, body: object) => {
  const answer = await api().call('POST', path, { as: as(), body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}

const ids: Record<Style, number> = { article: 0, product: 0, course: 0 }
beforeAll(async () => {
  for (const style of ['article', 'product', 'course'] as const) {
    const { id: type_id } = await aType(api(), { style, title: style })
    ids[style] = type_id
    const info = await aGroup(api(), type_id, { style: 'field', title: 'Thông số | kỹ thuật' })
    const top = await aCategory(api(), type_id, { title: 'Cà phê', group_id: info.id })
    const { id: category_id } = await aCategory(api(), type_id, {
      title: 'Rang mộc',
      parent_id: top.id,
      number_displayed: 1_000,
      show_by_category: true,
      description: '=1+1',
    })
    const groups = [
      await aGroup(api(), type_id, { title: 'Nổi bật' }),
      await aGroup(api(), type_id, { title: 'Mùa hè' }),
    ]
    const trademark = await aGroup(api(), type_id, { style: 'trademark', title: 'Nếp' })
    const discount =
      style !== 'article' &&
      (await made('/discounts', {
        type_id,
        title: 'Mua nhiều giảm nhiều',
        start: '2030-01-01T00:00:00Z',
        end: '2030-02-01T00:00:00Z',
        config: [{ quantity: 5, discount: 10, type: 'percent' }],
      }))
    const whole = {
      category_id,
      group_ids: groups.map(({ id }) => id),
      trademark_id: trademark.id,
      publish_at: '2026-12-31T17:00:15Z',
      description: '- Đậm; -vị\n=SUM(A1)',
      images: ['/files/a.webp', '/files/b.webp'],
      price: 1_250_000,
      code: style === 'product' ? '00123' : '',
      discount_id: discount ? discount.id : null,
      student_number: 1_234,
      chapters: [{ title: 'Mở đầu', lessons: [{ title: 'Chào', duration: 90 }] }],
    }
    await made('/posts', aPost(type_id, whole))
    await made('/posts', aPost(type_id, { ...whole, code: '', publish_at: '2026-12-31T17:00:00Z' }))
    await made('/posts', aPost(type_id, { status: 'draft', title: '2026', publish_at: '2026-11-30T01:30Z' }))
  }
})

const files = [
  ['csv', 'vi'],
  ['csv', 'ja'],
  ['xlsx', 'vi'],
  ['xlsx', 'en'],
] as const

describe('what was exported and is imported again changes nothing', () => {
  it.each(files)('as %s in %s', async (format, locale) => {
    for (const style of ['article', 'product', 'course'] as const)
      for (const [name, count] of [
        ['posts', 3],
        ['categories', 2],
      ] as const) {
        const file = await exported(name, ids[style], format, locale)
        const results = await rehearsed(name, ids[style], style, file)
        expect(
          results.map(({ action, changes, errors }) => ({ action, changes, errors })),
          `${style} ${name}`,
        ).toEqual(Array.from({ length: count }, () => ({ action: 'same', changes: [], errors: {} })))
      }
  })
})

describe('a sheet of posts', () => {
  it('sets groups, trademark and moment by what people call them', async () => {
    const [titles = [], ...rows] = await exported('posts', ids.product, 'csv', 'vi')
    const at = (field: keyof typeof vi.resources.posts.fields) =>
      titles.indexOf(String(vi.resources.posts.fields[field]))
    const last = [...(rows.find((cells) => cells[at('title')] === '2026') ?? [])]
    last[at('group_ids')] = 'mua he | NỔI BẬT'
    last[at('trademark_id')] = 'nếp'
    last[at('publish_at')] = '1/12/2026 8:30'
    const [result] = await rehearsed('posts', ids.product, 'product', [titles, last])
    expect(result).toMatchObject({ action: 'update', errors: {} })
    const after = Object.fromEntries(result?.changes.map(({ field, after }) => [field, after]) ?? [])
    expect(after).toMatchObject({ publish_at: '2026-12-01T01:30:00.000Z' })
    expect(Object.keys(after).sort()).toEqual(['group_ids', 'publish_at', 'trademark_id'])
    expect(after.group_ids).toHaveLength(2)
  })
})
