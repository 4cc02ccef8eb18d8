import type { slips as viSlips, suppliers as viSuppliers, warehouses as viWarehouses } from '../vi/warehouse'
import { commonFields, crudWords } from './crud'

const warehouse = crudWords('a warehouse', 'warehouses', 'Add the first warehouse, then bring goods into it.')
const supplier = crudWords('a supplier', 'suppliers', 'Add whom you buy from, to name them on import slips.')
const slip = crudWords('a stock slip', 'stock slips', 'Slips appear here when goods come in or go out.')

const place = {
  province: 'Province or city',
  district: 'District',
  ward: 'Ward or commune',
  scheme: 'Address scheme',
}

/** Where goods lie. */
export const warehouses: typeof viWarehouses = {
  ...warehouse,
  section: 'Warehouse',
  fields: {
    ...commonFields,
    ...place,
    name: 'Warehouse name',
    products: 'Products',
    money: 'Stock value',
    next_expiry: 'Expires first',
  },
}

/** Whom products are bought from. */
export const suppliers: typeof viSuppliers = {
  ...supplier,
  section: 'Supplier',
  fields: { ...commonFields, ...place, name: 'Supplier name' },
}

/** Imports and exports. */
export const slips: typeof viSlips = {
  ...slip,
  name: 'Stock slip |||| Import and export',
  title: {
    ...slip.title,
    list: 'Import and export',
    import: 'Import goods',
    export: 'Export goods',
    transfer: 'Transfer goods',
    count: 'Stock-taking',
  },
  search: 'Search by code or note',
  style: { import: 'Import', export: 'Export' },
  status: { complete: 'Complete', canceled: 'Canceled' },
  reason: { purchase: 'Purchase', sale: 'Sale', transfer: 'Transfer', count: 'Stock-taking', other: 'Other' },
  lines: 'Goods',
  about: 'About this slip',
  no_note: 'No note',
  line: {
    title: 'Product',
    number: 'Quantity',
    price: 'Unit price',
    total: 'Total',
    profit: 'Profit',
    expiry: 'Expires',
    lot: 'Lot %{id}: %{number}',
  },
  make: {
    save: { import: 'Save import', export: 'Save export', transfer: 'Transfer' },
    done: 'Slip %{code} made.',
    again: { import: 'Another import', export: 'Another export', transfer: 'Another transfer' },
    date: 'Date (empty: today)',
    from: 'From warehouse',
    lots: 'Lots',
    line_count: 'Lines',
    last_cost: 'Last cost',
    unknown: 'No product has the code “%{code}”.',
    which: 'Choose the product of this line',
    short: '%{on_hand} in stock, %{wanted} needed.',
    elsewhere: 'Elsewhere: %{places}.',
    until: 'until %{day}',
    why: { named: 'the lot you chose', only: 'the only lot', expiry: 'expires first', age: 'came first' },
    other_lot: 'Choose lot',
    by_expiry: 'By itself: what expires first leaves first',
    expired: 'expired',
    to_mend: '1 line has to be mended. |||| %{smart_count} lines have to be mended.',
    not_pasted: 'The codes could not be looked up. Please paste again.',
    not_loaded: 'The stock of these lines could not be read.',
  },
  cancel: {
    action: 'Cancel slip',
    keep: 'Keep it',
    title: 'Cancel slip %{code}?',
    import: 'The goods of this import leave the warehouse. A canceled slip cannot be reopened.',
    export: 'The goods go back to the lots they came from. A canceled slip cannot be reopened.',
    linked:
      'The slip that goes with it is canceled too, and the goods are where they were. Canceled slips cannot be reopened.',
  },
  canceled: 'Slip %{code} canceled.',
  fields: {
    ...commonFields,
    code: 'Code',
    style: 'Kind',
    reason: 'Reason',
    date: 'Date',
    warehouse_id: 'Warehouse',
    supplier_id: 'Supplier',
    to_warehouse_id: 'To warehouse',
    linked_id: 'Goes with',
    user_id: 'Made by',
    number: 'Quantity',
    money: 'Amount',
    profit: 'Profit',
    note: 'Note',
    canceled_at: 'Canceled at',
    canceler_id: 'Canceled by',
    cancel_reason: 'Reason for canceling',
  },
}
