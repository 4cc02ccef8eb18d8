import type { carriers as viCarriers, remittances as viRemittances } from '../vi/carriers'
import { commonFields, crudWords } from './crud'

export const carriers: typeof viCarriers = {
  ...crudWords(
    'a carrier',
    'carriers',
    'Add a carrier and the columns of its file, so that orders are exported as it wants them.',
  ),
  intro: 'The file layout of each carrier, for exporting orders.',
  section: 'Carrier',
  columns: {
    list: 'Columns of the file',
    add: 'Add a column',
    unnamed: 'Column %{place}',
    from_file: 'Take them from a sample file',
    from_file_hint:
      'Choose an Excel or CSV file of the carrier: its headings are kept, and you only check what each column holds.',
    taken: '%{smart_count} column taken from the file. |||| %{smart_count} columns taken from the file.',
    too_many: 'The file has %{count} columns; a layout takes %{max}.',
  },
  value: {
    code: 'Order code',
    name: 'Recipient',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    note: 'Note',
    lines: 'Products',
    units: 'Quantity',
    total: 'Total',
    collect: 'Amount to collect',
    fixed: 'Fixed text',
  },
  fields: {
    ...commonFields,
    name: 'Name',
    columns: 'Columns',
    title: 'Heading',
    value: 'Content',
    text: 'Text',
  },
}

const words = crudWords(
  'a statement line',
  'statement lines',
  'Bring a carrier’s statement to book what it collected.',
)

export const remittances: typeof viRemittances = {
  ...words,
  title: { ...words.title, list: 'COD statements', import: 'Read a statement' },
  intro:
    'What carriers collected. Lines that match are booked on their orders; the others wait here with the reason.',
  all: { amount: 'Collected', fee: 'Fees', net: 'To be transferred' },
  search: 'Tracking code, order code, statement',
  state: { open: 'To settle', matched: 'Matched', settled: 'Settled' },
  problem: {
    unknown: 'No such order',
    ambiguous: 'Several orders',
    canceled: 'Order canceled',
    repeated: 'Booked before',
    paid: 'Order is paid',
    difference: 'Amount differs',
  },
  differs: '%{money} was due',
  settle: {
    action: 'Settle',
    title: 'Settle line %{code}',
    amount: 'The carrier collected %{money}.',
    is_booked: 'It is booked on order %{code}; %{money} was to be collected.',
    order: 'Book on order',
    order_hint: 'Leave empty to only mark it as settled.',
    confirm: 'Done',
    done: 'Settled.',
  },
  notifications: { ...words.notifications },
  fields: {
    ...commonFields,
    created_at: 'Read on',
    carrier: 'Carrier',
    statement: 'Statement',
    tracking_code: 'Tracking code',
    order_code: 'Order code',
    amount: 'Collected',
    fee: 'Fee',
    expected: 'To collect',
    state: 'State',
    problem: 'Reason',
    note: 'Note',
    order_id: 'Order',
  },
}
