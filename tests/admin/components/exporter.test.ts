import { describe, expect, it } from 'vitest'
import { exportPage, fetchAll, toCsv } from '../../../src/admin/components/list/exporter'

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
        // A row that slid to the next page meanwhile comes once.
        const first = (page - 1) * exportPage - (page > 1 ? 1 : 0)
        return { data: Array.from({ length: size }, (_, index) => ({ id: first + index })), total: 1000 }
      },
      () => undefined,
    )
    expect(seen).toEqual([1, 2, 3])
    expect(rows).toHaveLength(2004)
  })

  it('neutralises formulas and quotes what needs it', async () => {
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
      `\uFEFFTên,"'@Giá"`,
      `"'=HYPERLINK(""http://x"")",-5`,
      `"'  +1",0`,
      `"'＝SUM(A1)",0`,
      '"Cà phê, ""đậm""\nđà",0',
    ])
  })
})
