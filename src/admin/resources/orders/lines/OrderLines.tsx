import type { OrderLine } from '../../../../domain/orderLines'
import type { Order } from '../../../../domain/orderSchema'
import { type ShownColumn, ShownLines } from '../../../components/lines/ShownLines'
import { useOrderTotals } from '../money/totals'
import { ProductName } from './ProductName'

const say = (name: string) => `resources.orders.line.${name}`
const columns: ShownColumn<OrderLine>[] = [
  { label: say('quantity'), kind: 'number', part: 'quantity', value: ({ quantity }) => quantity },
  { label: say('price'), kind: 'money', part: 'price', value: ({ price }) => price },
  { label: say('total'), kind: 'money', part: 'sum', value: ({ total }) => total },
]

/** Lines of an order that change no more, and what it comes to. */
export function OrderLines({ order }: { order: Order }) {
  const totalsOf = useOrderTotals()
  const { products = [], discount, shipping_fee } = order
  return (
    <ShownLines
      lines={products}
      title={say('product')}
      name={(line) => (
        <>
          <ProductName of={line} />
          {line.attribute}
        </>
      )}
      columns={columns}
      totals={totalsOf({ products, discount, shipping_fee })}
    />
  )
}
