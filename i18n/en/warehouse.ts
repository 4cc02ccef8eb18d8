import type { slips as viSlips, suppliers as viSuppliers, warehouses as viWarehouses } from '../vi/warehouse'
import { commonFields, crudWords } from './crud'

const warehouse = crudWords('a warehouse', 'warehouses', 'Add the first warehouse, then bring goods into it.')
const supplier = crudWords(
  'a supplier',
  'suppliers',
  'Add the suppliers you buy from, to name them on import slips.',
)
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
  about: 'At a glance',
  which: 'What to look at',
  parts: { goods: 'Goods', movements: 'Movements', changes: 'Slips' },
  edit: 'Edit details',
  never_moved: 'Nothing has moved in this warehouse yet.',
  empty_stock: 'Nothing in stock',
  delete_text:
    'All linked data (stock slips, stock) goes with the warehouse, and is permanently removed once the trash is emptied.',
  section: 'Warehouse',
  fields: {
    ...commonFields,
    ...place,
    name: 'Warehouse name',
    products: 'Products',
    money: 'Stock value',
    next_expiry: 'Expires first',
    reorder_points: 'Reorder point',
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
    cost: 'Cost',
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
    by_expiry: 'Automatic: what expires first leaves first',
    expired: 'expired',
    to_mend: '1 line has to be fixed. |||| %{smart_count} lines have to be fixed.',
    not_pasted: 'The codes could not be looked up. Please paste again.',
    not_loaded: 'The stock of these lines could not be read.',
  },
  count: {
    sheet: 'Count sheet',
    save: 'Post differences',
    choose: 'Choose a warehouse to see what there is to count. Rows that are not counted stay as they are.',
    expected: 'Books',
    counted: 'Counted',
    difference: 'Difference',
    price: 'Cost',
    price_needed: 'Please enter what a unit of the surplus costs',
    by: 'Count by',
    by_product: 'By product',
    by_lot: 'By lot',
    rows_counted: 'Rows counted',
    missing: 'Missing',
    surplus: 'Surplus',
    worth: 'Value of the difference',
    in_parts: '%{lines} rows counted: they are posted in %{parts} parts of at most %{most} rows.',
    done_some:
      'The first %{lines} rows are posted. %{left} rows are not, and are still on the sheet. Slips made: %{codes}',
    more: 'Show more (rows left: %{number})',
    scanned: '%{title}: %{counted} counted, %{expected} in the books.',
    which_lot: '%{title} has several lots. Please type the count at the right one.',
    done: 'Differences posted: %{codes}.',
    right: 'The count agrees with the books; no slip was needed.',
    moved: 'Stock has moved while you counted',
    moved_row: '%{title}: the sheet said %{expected}, now there are %{on_hand}',
    recorded:
      'What was sent before has arrived: 1 row is recorded and has left the sheet |||| What was sent before has arrived: %{smart_count} rows are recorded and have left the sheet',
    recount:
      'These were changed after they had been sent; count them again where the recorded number is wrong:',
    recount_row: '%{title}: recorded %{recorded}, changed to %{typed}',
    keep: 'Keep the differences found and post',
    renew: 'Compare with the current stock',
  },
  print: {
    action: 'Print',
    import: 'Goods received note',
    export: 'Goods issue note',
    number: 'No. %{code}, %{day}',
    place: 'No.',
    maker: 'Made by',
    carrier: { import: 'Delivered by', export: 'Received by' },
    keeper: 'Warehouse keeper',
  },
  cancel: {
    more: 'and 1 more line |||| and %{smart_count} more lines',
    blocked: 'Slip %{code} cannot be canceled yet',
    used: 'Some of its goods have left. Cancel the exports below first.',
    used_lot: 'Lot %{id} (%{title}): %{number} taken by',
    with_order: 'It is canceled together with its order.',
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
    order_id: 'Order',
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
