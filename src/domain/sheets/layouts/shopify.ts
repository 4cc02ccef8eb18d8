import { families } from './families'
import type { SheetLayout } from './layout'

const both = (first: string, second: string, field: string | null) => ({ [first]: field, [second]: field })

const variants = {
  first: families({
    title: 'Title',
    of: 'Handle',
    pictures: 'Image Src',
    own: ['Variant SKU', 'Variant Price', 'Option1 Value'],
    options: ['Option1 Value', 'Option2 Value', 'Option3 Value'],
    shared: ['Body (HTML)', 'Vendor', 'Type', 'Published', 'Status'],
  }),
  second: families({
    title: 'Title',
    of: 'URL handle',
    pictures: 'Product image URL',
    own: ['SKU', 'Price', 'Option1 value'],
    options: ['Option1 value', 'Option2 value', 'Option3 value'],
    shared: ['Description', 'Vendor', 'Type', 'Published on online store', 'Status'],
  }),
}

/**
 * Covers two generations of headings. Rows with the same handle are variants of one product, or only its further
 * pictures.
 */
export const shopify: SheetLayout = {
  name: 'Shopify',
  marks: [
    'Handle',
    'URL handle',
    'Vendor',
    'Option1 Name',
    'Option1 Value',
    'Variant SKU',
    'Variant Price',
    'Variant Inventory Qty',
    'Compare-at price',
    'Published on online store',
    'Continue selling when out of stock',
  ],
  columns: {
    Title: 'title',
    Vendor: 'trademark_id',
    Type: 'category_id',
    'Product category': null,
    ...both('Handle', 'URL handle', 'slug'),
    ...both('Body (HTML)', 'Description', 'content'),
    ...both('Variant SKU', 'SKU', 'code'),
    ...both('Variant Price', 'Price', 'price'),
    ...both('Variant Compare At Price', 'Compare-at price', null),
    ...both('Image Src', 'Product image URL', 'images'),
    ...both('SEO Title', 'SEO Description', null),
    Status: 'status',
  },
  rows: (rows, at) => (at('URL handle') < 0 ? variants.first : variants.second)(rows, at),
}
