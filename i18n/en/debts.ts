import type * as vi from '../vi/debts'
import { orderMoney, paymentMethods } from './orderMoney'

const fields: typeof vi.debts.fields = {
  name: 'Name',
  phone: 'Phone',
  balance: 'Balance',
  age: 'Age',
  '0-30': '0–30 days',
  '31-60': '31–60 days',
  '61-90': '61–90 days',
  over: 'Over 90 days',
  credit: 'Paid ahead',
  credit_limit: 'Credit limit',
  overdue: 'Age',
  over_limit: 'Limit',
}

export const debts: typeof vi.debts = {
  title: 'Debts',
  which: 'Whose debts',
  tab: { agencies: 'Agencies', clients: 'Customers', suppliers: 'Suppliers' },
  hint: {
    agencies: 'How much agencies owe, and for how long.',
    clients: 'How much customers owe, and for how long. Those without an account are known by phone number.',
    suppliers: 'How much we owe suppliers, and for how long.',
  },
  sum: { agencies: 'Total receivable', clients: 'Total receivable', suppliers: 'Total payable' },
  empty: {
    agencies: 'No agency owes anything.',
    clients: 'No customer owes anything.',
    suppliers: 'Nothing is owed to suppliers.',
  },
  search: 'Search by name or phone number',
  older: 'Older than %{days} days',
  passed: 'Over the limit',
  oldest: 'Oldest',
  nothing: 'Nothing is owed.',
  open: 'See the statement',
  page: {
    agencies: 'Open the agency',
    clients: 'Open the customer',
    suppliers: 'Open the supplier',
  },
  sums: {
    opening: 'Opening balance',
    owed: 'Increases',
    paid: 'Decreases',
    closing: 'Closing balance',
  },
  pay: {
    take: 'Take payment',
    take_title: 'Take a payment from %{name}',
    take_done: 'Payment taken.',
    take_amount: '%{amount} taken',
    spend: 'Pay',
    spend_title: 'Pay %{name}',
    spend_done: 'Paid.',
    spend_amount: '%{amount} paid',
    for: '%{code}: %{amount}',
    more: 'and %{smart_count} more |||| and %{smart_count} more',
    stays: '%{amount} stays on account for what comes next.',
  },
  credit: {
    would: 'The agency owes %{owed}; with this order it is %{after}, over its limit of %{limit}.',
    does: 'The agency owes %{owed}, over its limit of %{limit}.',
  },
  print: {
    action: 'Print',
    title: 'Statement of account',
    between: 'From %{from} to %{to}',
    until: 'Until %{to}',
    party: { agencies: 'Agency', clients: 'Customer', suppliers: 'Supplier' },
    writer: 'Prepared by',
    too_many: 'Only the first %{most} rows can be printed. Choose a shorter period.',
  },
  fields,
}

export const debtEntries: typeof vi.debtEntries = {
  title: 'Statement',
  empty: 'Nothing has changed the balance.',
  kind: {
    ...orderMoney.kind,
    spending: 'Payment',
    less_sold: 'Sale reduced',
    less_bought: 'Purchase reduced',
    reversal: orderMoney.reversal,
  },
  method: paymentMethods,
  fields: {
    at: 'Date',
    kind: 'Description',
    order: 'Order, slip',
    code: 'Order, slip',
    amount: 'Amount',
    owed: 'Increase',
    paid: 'Decrease',
    balance: 'Balance',
    method: 'Method',
    actor: 'Entered by',
    note: 'Note',
  },
}
