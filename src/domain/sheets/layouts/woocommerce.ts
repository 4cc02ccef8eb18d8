import { deepest } from './deepest'
import { type At, cellOf, type FileRow, type SheetLayout, withCells } from './layout'

const texts = ['Short description', 'Description']

/** A variation takes its parent's categories; line breaks come as `\n`. */
function own(rows: readonly FileRow[], at: At): FileRow[] {
  const get = (row: FileRow, heading: string) => cellOf(row, at(heading))
  const parents = new Map(
    rows.flatMap((row) => [[get(row, 'SKU'), row] as const, [`id:${get(row, 'ID')}`, row] as const]),
  )
  return rows.map((row) => {
    const parent = get(row, 'Parent') ? parents.get(get(row, 'Parent')) : undefined
    const made = withCells(row, [
      ...texts.map((heading) => [at(heading), get(row, heading).replaceAll('\\n', '\n')] as const),
      ...(parent && !get(row, 'Categories') ? [[at('Categories'), get(parent, 'Categories')] as const] : []),
    ])
    if (!parent) return made
    return { ...made, told: { key: 'sheets.told.variant', params: { title: get(parent, 'Name') } } }
  })
}

export const woocommerce: SheetLayout = {
  name: 'WooCommerce',
  marks: [
    'Is featured?',
    'Visibility in catalog',
    'Short description',
    'Tax status',
    'In stock?',
    'Backorders allowed?',
    'Regular price',
    'Sale price',
    'Shipping class',
    'Attribute 1 name',
  ],
  columns: {
    ID: null,
    Type: null,
    SKU: 'code',
    Name: 'title',
    Published: 'status',
    'Short description': 'description',
    Description: 'content',
    'Regular price': 'price',
    'Sale price': null,
    Categories: 'category_id',
    Brands: 'trademark_id',
    Images: 'images',
    Parent: null,
    Position: null,
  },
  rows: (rows, at) => deepest(own(rows, at), at('Categories')),
}
