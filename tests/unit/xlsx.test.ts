import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { ExportCell } from '../../src/api/crud/exportCells'
import { xlsxOf } from '../../src/api/crud/exportXlsx'

async function* pagesOf(...pages: ExportCell[][][]) {
  yield* pages
}

async function sheetsOf(titles: string[], pages: ExportCell[][][], room?: { rows: number; bytes: number }) {
  const parts: Uint8Array[] = []
  for await (const part of xlsxOf(titles, pagesOf(...pages), room)) parts.push(part)
  const files = unzipSync(new Uint8Array(Buffer.concat(parts)))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

describe('a workbook that is made while its rows are read', () => {
  it('goes on in another sheet, with the titles again, when one is full', async () => {
    const page = [[{ text: 'a' }], [{ text: 'b' }]]
    for (const room of [
      { rows: 4, bytes: 1_000_000 },
      { rows: 1_000, bytes: 10 },
    ]) {
      const files = await sheetsOf(['Tên'], [page, page], room)
      for (const name of ['sheet1', 'sheet2']) {
        const xml = files[`xl/worksheets/${name}.xml`] ?? ''
        expect(xml.match(/<row /g)).toHaveLength(3)
        expect(xml).toContain('Tên')
        expect(files['[Content_Types].xml']).toContain(`/xl/worksheets/${name}.xml`)
      }
      expect(files['xl/workbook.xml']?.match(/<sheet /g)).toHaveLength(2)
    }
  })

  it('has no characters that XML cannot have, and no text that is too long for a cell', async () => {
    const text = `a\u0001\u000b\ud800b${'x'.repeat(40_000)}`
    const xml = (await sheetsOf(['t'], [[[{ text }]]]))['xl/worksheets/sheet1.xml'] ?? ''
    const [, kept = ''] = /A2[^>]*><is><t[^>]*>([^<]*)</.exec(xml) ?? []
    expect(kept).toMatch(/^a\ufffdbx+$/)
    expect(kept.length).toBeLessThanOrEqual(32_767)
  })

  it('names columns beyond Z by two letters, and leaves empty cells out', async () => {
    const cells = Array.from({ length: 29 }, (_, at) => ({ text: at % 2 ? '' : 'x' }))
    const xml = (await sheetsOf([], [[cells]]))['xl/worksheets/sheet1.xml'] ?? ''
    expect([...xml.matchAll(/<c r="([A-Z]+)2"/g)].map(([, name]) => name).slice(-3)).toEqual([
      'Y',
      'AA',
      'AC',
    ])
  })
})
