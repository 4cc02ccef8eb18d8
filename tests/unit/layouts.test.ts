import { describe, expect, it } from 'vitest'
import { sheets } from '../../src/domain/sheets'
import { comparedKey, exportedColumns, type Sheet, sheetKeysOf } from '../../src/domain/sheets/columns'
import { goodsLayouts } from '../../src/domain/sheets/layouts'
import { deepestOf } from '../../src/domain/sheets/layouts/deepest'
import { cellOf, finder, layoutOf, meaningIn, withCells } from '../../src/domain/sheets/layouts/layout'

const rowsOf = (rows: string[][]) => rows.map((cells, at) => ({ line: at + 2, cells }))
/** The columns of a file of another system that are asked for, as its layout makes its rows. */
function read(titles: string[], rows: string[][], ...wanted: string[]) {
  const at = finder(titles)
  const made = layoutOf(titles, goodsLayouts)?.rows?.(rowsOf(rows), at) ?? []
  return made.map((row) => [...wanted.map((title) => cellOf(row, at(title))), row.told?.key ?? ''])
}

describe('a file of another system', () => {
  const name = (...titles: string[]) => layoutOf(titles, goodsLayouts)?.name

  it('is told by three of its headings, whatever their case and accents, and by the most', () => {
    expect(name('MA HANG', 'Tên hàng', 'đvt')).toBe('KiotViet')
    expect(name('Mã hàng', 'Tên hàng', 'Giá')).toBeUndefined()
    expect(name('Mã hàng', 'Tên hàng', 'ĐVT', 'Handle', 'Vendor', 'Variant SKU', 'Variant Price')).toBe(
      'Shopify',
    )
    expect(layoutOf(['Mã hàng', 'Tên hàng', 'ĐVT'])).toBeUndefined()
  })

  it('has headings that mean something else, or nothing, there alone', () => {
    const [kiotviet] = goodsLayouts.filter((each) => each.name === 'KiotViet')
    if (!kiotviet) throw new Error('no layout of KiotViet')
    expect(
      ['Giá bán', 'Nhóm hàng (3 cấp)', 'Loại hàng', 'Tồn kho'].map((title) => meaningIn(kiotviet, title)),
    ).toEqual(['price', 'category_id', null, undefined])
  })

  it('has its columns by the first heading of a name, and cells where its rows end early', () => {
    const at = finder(['Tên', 'Giá (VNĐ)', 'Tên'])
    expect([at('ten'), at('Giá'), at('Mã')]).toEqual([0, 1, -1])
    const [row] = rowsOf([['  Trà ']])
    if (!row) throw new Error('no row')
    expect([cellOf(row, 0), cellOf(row, 1), cellOf(row, -1)]).toEqual(['Trà', '', ''])
    expect(
      withCells(row, [
        [2, 'x'],
        [-1, 'y'],
        [0, 'Trà sen'],
      ]).cells,
    ).toEqual(['Trà sen', '', 'x'])
    expect(row.cells).toEqual(['  Trà '])
  })

  it('is filed under the deepest of its categories, the first among equals', () => {
    expect(deepestOf(['A', 'A > B', 'C > D', 'E'])).toBe('A > B')
    expect(deepestOf([])).toBe('')
  })
})

describe('WooCommerce', () => {
  const titles = [
    'ID',
    'SKU',
    'Name',
    'Short description',
    'Tax status',
    'In stock?',
    'Regular price',
    'Categories',
    'Parent',
  ]

  it('files a variation where its parent is, by its code or its number, unless it says where', () => {
    const rows = [
      ['7', 'AO', 'Áo', 'Một\\nHai', '', '1', '', 'Áo, Áo > Len', ''],
      ['8', 'AO-D', 'Áo đỏ', '', '', '1', '1', '', 'AO'],
      ['9', 'AO-X', 'Áo xanh', '', '', '1', '1', '', 'id:7'],
      ['10', 'AO-V', 'Áo vàng', '', '', '1', '1', 'Quà\\, tặng', 'AO'],
      ['11', 'MU', 'Mũ', '', '', '1', '1', '', 'KHONG-CO'],
    ]
    expect(read(titles, rows, 'Name', 'Categories', 'Short description')).toEqual([
      ['Áo', 'Áo > Len', 'Một\nHai', ''],
      ['Áo đỏ', 'Áo > Len', '', 'sheets.told.variant'],
      ['Áo xanh', 'Áo > Len', '', 'sheets.told.variant'],
      ['Áo vàng', 'Quà, tặng', '', 'sheets.told.variant'],
      ['Mũ', '', '', ''],
    ])
  })
})

describe.each([
  ['first', ['Handle', 'Title', 'Vendor', 'Option1 Value', 'Variant SKU', 'Variant Price', 'Image Src']],
  ['second', ['URL handle', 'Title', 'Vendor', 'Option1 value', 'SKU', 'Price', 'Product image URL']],
])('Shopify, its %s headings', (_, titles) => {
  const all = [...titles, 'Published on online store', 'Continue selling when out of stock']
  const [handle = '', title = '', vendor = '', , , , picture = ''] = titles

  it('has variants that are called after their article, and pictures that join it', () => {
    const rows = [
      ['tra', 'Trà', 'Đồi', '50 g', 'T50', '1', '1.jpg'],
      ['tra', '', '', '100 g', 'T100', '2', ''],
      ['tra', '', '', '', '', '', '2.jpg'],
      ['mu', 'Mũ', 'Lá', 'Default Title', 'M', '3', ''],
      ['non', '', '', 'X', 'N', '4', ''],
      ['non', '', '', 'Y', 'N2', '5', ''],
    ]
    expect(read(all, rows, title, handle, vendor, picture)).toEqual([
      ['Trà', 'tra', 'Đồi', '1.jpg\n2.jpg', ''],
      ['Trà - 100 g', '', 'Đồi', '', 'sheets.told.variant'],
      ['Mũ', 'mu', 'Lá', '', ''],
      // Rows whose article is not in the file stay as they are.
      ['', 'non', '', '', ''],
      ['', 'non', '', '', ''],
    ])
  })
})

describe('a spreadsheet of ours', () => {
  const posts: Sheet = sheets.posts

  it('compares codes in any case, and other keys as they stand', () => {
    expect([
      comparedKey(posts, 'code', 'SP1'),
      comparedKey(posts, 'code', 7),
      comparedKey(posts, 'slug', 'A'),
    ]).toEqual(['sp1', 7, 'A'])
  })

  it('knows records by keys that are columns of it, the strongest first', () => {
    expect(sheetKeysOf(posts)).toEqual(['code', 'id', 'slug'])
    expect(
      sheetKeysOf({ columns: posts.columns.filter(({ field }) => field !== 'code'), keys: posts.keys ?? [] }),
    ).toEqual(['id', 'slug'])
    expect(sheetKeysOf({ columns: posts.columns })).toEqual([])
  })

  it('writes what is only written, and not what is only read', () => {
    const written = exportedColumns(posts).map(({ field }) => field)
    expect(posts.columns.filter(({ out }) => !out).length).toBeGreaterThan(0)
    expect(posts.columns.filter(({ field, out }) => written.includes(field) !== Boolean(out))).toEqual([])
  })

  it('has one picture for all, and all from the one', () => {
    const fill = posts.derive?.fill ?? (() => ({}))
    expect(fill({ slug: 'a', images: ['/1', '/2'] })).toMatchObject({ image: '/1', images: ['/1', '/2'] })
    expect(fill({ slug: 'a', image: '/1', images: ['/2'] })).toMatchObject({ image: '/1', images: ['/2'] })
    expect(fill({ slug: 'a', image: '/1' })).toMatchObject({ images: ['/1'] })
    expect(fill({ slug: 'a', image: '/1', images: [] })).toMatchObject({ images: ['/1'] })
    expect(fill({ slug: 'a' })).toEqual({ slug: 'a' })
  })
})
