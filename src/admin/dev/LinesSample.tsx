import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import type { LineColumn } from '../components/lines/columns'
import { LineItems } from '../components/lines/LineItems'
import { box } from '../theme/tokens'
import sample from './sample.json'

type Good = (typeof sample.goods)[number]

interface Line {
  key: number
  good: Good
  quantity: number
  price: number
  discount: number
}

let last = 0
const lineOf = (good: Good): Line => ({ key: ++last, good, quantity: 1, price: good.price, discount: 0 })
const sumOf = ({ quantity, price, discount }: Line) => quantity * price - discount
const amount = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 ? value : undefined

const columns: LineColumn<Line>[] = [
  { key: 'code', label: 'Code', kind: 'text', value: ({ good }) => good.code },
  { key: 'name', label: 'Goods', kind: 'text', value: ({ good }) => good.name },
  {
    key: 'quantity',
    label: 'Quantity',
    kind: 'number',
    value: ({ quantity }) => quantity,
    write: (line, value) => {
      const quantity = amount(value)
      return quantity === undefined ? undefined : { ...line, quantity }
    },
    problem: ({ quantity, good }) => (quantity > good.stock ? `In stock: ${good.stock}` : undefined),
  },
  {
    key: 'price',
    label: 'Price',
    kind: 'money',
    value: ({ price }) => price,
    write: (line, value) => {
      const price = amount(value)
      return price === undefined ? undefined : { ...line, price }
    },
  },
  {
    key: 'discount',
    label: 'Discount',
    kind: 'money',
    value: ({ discount }) => discount,
    write: (line, value) => {
      const discount = amount(value ?? 0)
      return discount === undefined || discount > line.quantity * line.price
        ? undefined
        : { ...line, discount }
    },
  },
  { key: 'sum', label: 'Sum', kind: 'money', value: sumOf },
]

const totals = (lines: readonly Line[]) => {
  const sum = lines.reduce((all, line) => all + sumOf(line), 0)
  const discount = lines.reduce((all, line) => all + line.discount, 0)
  return [
    { key: 'before', label: 'Before discount', kind: 'money', value: sum + discount },
    { key: 'discount', label: 'Discount', kind: 'money', value: 0 - discount },
    { key: 'sum', label: 'To pay', kind: 'money', value: sum, isMain: true },
  ] as const
}

export function LinesSample() {
  const [lines, setLines] = useState(() => sample.goods.map(lineOf))
  return (
    <LineItems
      label="Lines of an order"
      lines={lines}
      columns={columns}
      keyOf={({ key }) => key}
      onChange={setLines}
      find={(code) => sample.goods.filter((good) => good.code === code).map(lineOf)[0]}
      join={(line, added) =>
        line.good.id === added.good.id ? { ...line, quantity: line.quantity + added.quantity } : undefined
      }
      picker={(add) => (
        <Autocomplete
          sx={{ flexGrow: 1, minWidth: box.filter }}
          value={null}
          options={sample.goods}
          getOptionLabel={({ name }) => name}
          onChange={(_, good) => good && add(lineOf(good))}
          renderInput={(params) => <TextField {...params} label="Pick goods" />}
        />
      )}
      totals={totals}
    />
  )
}
