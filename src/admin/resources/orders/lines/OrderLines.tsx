import type { OrderLine } from '../../../../domain/orderLines'
import { type ShownColumn, ShownLines } from '../../../components/lines/ShownLines'
import { ProductName } from './ProductName'

const say = (name: string) => `resources.orders.line.${name}`
const columns: ShownColumn<OrderLine>[] = [
  { label: say('quantity'), kind: 'number', part: 'quantity', value: ({ quantity }) => quantity },
  { label: say('price'), kind: 'money', part: 'price', value: ({ price }) => price },
  { label: say('total'), kind: 'money', part: 'sum', value: ({ total }) => total },
]

export const OrderLines = ({ lines, total }: { lines: readonly OrderLine[]; total: number }) => (
  <ShownLines
    lines={lines}
    title={say('product')}
    name={(line) => (
      <>
        <ProductName of={line} />
        {line.attribute}
      </>
    )}
    columns={columns}
    totals={[
      {
        key: 'total',
        label: 'resources.orders.fields.total',
        kind: 'money',
        value: total,
        isMain: true,
        under: say('total'),
      },
    ]}
  />
)
