import { describe, expect, it } from 'vitest'
import { columnsFor, exportPage, fetchAll, toCsv } from '../../../src/admin/components/list/exporter'

interface Row {
  id: number
  title: string
  price: number
}

describe('export', () => {
  it('goes through all pages, also beyond a capped total', async () => {
    const seen: number[] = []
    const rows = await fetchAll<{ id: number }>(
      async (page) => {
        seen.push(page)
        const size = page < 3 ? exportPage : 5
        // A row that moves to the next page meanwhile is exported once.
        const first = (page - 1) * exportPage - (page > 1 ? 1 : 0)
        return { data: Array.from({ length: size }, (_, index) => ({ id: first + index })), total: 1000 }
      },
      () => undefined,
    )
    expect(seen).toEqual([1, 2, 3])
    expect(rows).toHaveLength(2004)
  })

  it('neutralises formulas and quotes every cell', async () => {
    const rows: Row[] = [
      { id: 1, title: '=HYPERLINK("http://x")', price: -5 },
      { id: 2, title: '  +1', price: 0 },
      { id: 3, title: '＝SUM(A1)', price: 0 },
      { id: 4, title: 'Cà phê, "đậm"\nđà', price: 0 },
    ]
    const csv = await toCsv(rows, [
      { label: 'Tên', value: ({ title }) => title },
      { label: '@Giá', value: ({ price }) => price },
    ])
    expect(csv.split('\r\n')).toEqual([
      `\uFEFF"Tên","'@Giá"`,
      `"'=HYPERLINK(""http://x"")","-5"`,
      `"'  +1","0"`,
      `"'＝SUM(A1)","0"`,
      '"Cà phê, ""đậm""\nđà","0"',
    ])
  })

  it('neutralises formulas also where a spreadsheet may begin another cell or row', async () => {
    const titles = ['a;=HYPERLINK("http://x")', 'a\t@SUM(A1)', 'a\n +1', '\r-1', 'a - b; c = d', 'a;;=1']
    const csv = await toCsv(
      titles.map((title, id) => ({ id, title })),
      [{ label: 'x', value: ({ title }) => title }],
    )
    expect(csv.split('\r\n').slice(1)).toEqual([
      `"a;'=HYPERLINK(""http://x"")"`,
      `"a\t'@SUM(A1)"`,
      `"a\n' +1"`,
      `"'\r'-1"`,
      '"a - b; c = d"',
      `"a;;'=1"`,
    ])
  })

  it('heads a field with its name, and other columns with a key or a text', () => {
    const words: Record<string, string> = { 'resources.books.fields.title': 'Tên', 'book.price': 'Giá' }
    const translate = (key: string, { _ = key }: { _?: string } = {}) => words[key] ?? _
    const columns = columnsFor<Row>(
      'books',
      [
        'title',
        { label: 'book.price', value: ({ price }) => price },
        { label: 'title', value: ({ title }, say) => say(`book.${title}`) },
        // @ts-expect-error a book has no such field
        'author',
      ],
      translate,
    )
    expect(columns.map(({ label }) => label)).toEqual(['Tên', 'Giá', 'Tên', 'author'])
    const row = { id: 1, title: 'price', price: 7 }
    expect(columns.slice(0, 3).map(({ value }) => value(row, translate))).toEqual(['price', 7, 'Giá'])
  })
})
