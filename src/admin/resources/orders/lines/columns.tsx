import { type Orderable, type OrderLine, rulePrice, type SentLine } from '../../../../domain/orderLines'
import type { CellValue, LineColumn } from '../../../components/lines/columns'
import { ProductName } from './ProductName'

interface Ground {
  products: ReadonlyMap<number, Orderable>
  /** Saved lines, with their names and prices. */
  kept: readonly OrderLine[]
  agencyId: number | null
  /** Agency that the saved lines were priced for. */
  keptAgency: number | null
  problem: (line: SentLine, name: string) => string | undefined
}

const amount = (value: CellValue): number | undefined =>
  typeof value === 'number' && value >= 0 && Number.isInteger(value) ? value : undefined

export function orderLineColumns({ products, kept, agencyId, keptAgency, problem }: Ground) {
  const keptOf = ({ id }: SentLine) => (id === undefined ? undefined : kept.find((each) => each.id === id))
  const productOf = ({ post_id }: SentLine): Orderable | undefined => products.get(post_id ?? 0)
  const shownOf = (line: SentLine) => keptOf(line) ?? productOf(line)
  const ruleOf = (line: SentLine): number | undefined => {
    const product = productOf(line)
    return product && rulePrice(product, line.quantity, { agencyId, at: new Date() })
  }
  /** The price that the API will calculate: an unchanged line keeps its price. */
  const priceIn = (line: SentLine): number => {
    if (typeof line.price === 'number') return line.price
    const old = keptOf(line)
    const isAsked = !old || old.quantity !== line.quantity || agencyId !== keptAgency
    return (isAsked ? ruleOf(line) : undefined) ?? old?.price ?? 0
  }
  /** The price by the rules, if the user has overridden it. */
  const overruled = (line: SentLine): number | undefined => {
    const rule = ruleOf(line)
    return typeof line.price === 'number' && rule !== line.price ? rule : undefined
  }

  const columns: LineColumn<SentLine>[] = [
    {
      key: 'title',
      label: 'resources.orders.line.product',
      kind: 'text',
      value: (line) => shownOf(line)?.title ?? null,
      show: (line) => (
        <ProductName
          of={shownOf(line)}
          stock={productOf(line)?.stock}
          wanted={line.quantity}
          rule={overruled(line)}
        />
      ),
      problem: (line) => problem(line, 'post_id'),
    },
    {
      key: 'attribute',
      label: 'resources.orders.line.attribute',
      kind: 'text',
      isShort: true,
      value: ({ attribute }) => attribute || null,
      write: (line, value) => ({ ...line, attribute: String(value ?? '') }),
      problem: (line) => problem(line, 'attribute'),
    },
    {
      key: 'quantity',
      label: 'resources.orders.line.quantity',
      kind: 'number',
      part: 'quantity',
      value: ({ quantity }) => quantity,
      write: (line, value) => {
        const quantity = amount(value)
        return quantity === undefined ? undefined : { ...line, quantity }
      },
      problem: (line) => problem(line, 'quantity'),
    },
    {
      key: 'price',
      label: 'resources.orders.line.price',
      kind: 'money',
      part: 'price',
      value: priceIn,
      // An empty cell restores the price by the rules.
      write: (line, value) => {
        const price = amount(value)
        return value === null
          ? { ...line, price: null }
          : price === undefined
            ? undefined
            : { ...line, price }
      },
      problem: (line) => problem(line, 'price'),
    },
    {
      key: 'total',
      label: 'resources.orders.line.total',
      kind: 'money',
      part: 'sum',
      value: (line) => line.quantity * priceIn(line),
    },
  ]
  return { columns, priceIn }
}
