import { FormHelperText } from '@mui/material'
import { useInput, useTranslate, ValidationError } from 'react-admin'
import { get, useFormState, useWatch } from 'react-hook-form'
import {
  type Orderable,
  type OrderLine,
  rulePrice,
  type SentLine,
  stockOf,
  totalOf,
} from '../../../../domain/orderLines'
import type { CellValue, LineColumn } from '../../../components/lines/columns'
import { LineItems } from '../../../components/lines/LineItems'
import { ProductField } from '../../../components/scan/ProductField'
import type { ScannedProduct } from '../../../components/scan/useCodes'
import { ProductName } from './ProductName'
import { useProducts } from './useProducts'

const source = 'products'

interface LinesInputProps {
  typeId: number
  /** The lines as they are kept: what they are called and cost. */
  kept: readonly OrderLine[]
  /** The agency that they were priced for. */
  keptAgency?: number | null
}

/** A product as the field for products shows it. */
type Found = ScannedProduct & { of: Orderable }

const amount = (value: CellValue): number | undefined =>
  typeof value === 'number' && value >= 0 && Number.isInteger(value) ? value : undefined

/** The lines of an order: scanned, found or typed, each priced by the rule unless somebody says otherwise. */
export function LinesInput({ typeId, kept, keptAgency = null }: LinesInputProps) {
  const translate = useTranslate()
  const { field, fieldState } = useInput<SentLine[]>({ source, defaultValue: [] })
  const { errors } = useFormState({ name: source })
  const agency: unknown = useWatch({ name: 'agency_id' })
  const lines: SentLine[] = Array.isArray(field.value) ? field.value : []
  const ids = lines.flatMap(({ post_id }) => (post_id ? [post_id] : []))
  const { products, find, know } = useProducts(typeId, ids)

  const keptOf = ({ id }: SentLine) => (id === undefined ? undefined : kept.find((each) => each.id === id))
  const productOf = ({ post_id }: SentLine): Orderable | undefined => products.get(post_id ?? 0)
  const shownOf = (line: SentLine) => keptOf(line) ?? productOf(line)
  const agencyId = Number(agency) || null
  const ruleOf = (line: SentLine): number | undefined => {
    const product = productOf(line)
    return product && rulePrice(product, line.quantity, { agencyId, at: new Date() })
  }
  /** As the API will price it: a line that is not changed keeps its price. */
  const priceIn = (line: SentLine): number => {
    if (typeof line.price === 'number') return line.price
    const old = keptOf(line)
    const isAsked = !old || old.quantity !== line.quantity || agencyId !== keptAgency
    return (isAsked ? ruleOf(line) : undefined) ?? old?.price ?? 0
  }
  /** What the rule says, where somebody has said otherwise. */
  const overruled = (line: SentLine): number | undefined => {
    const rule = ruleOf(line)
    return typeof line.price === 'number' && rule !== line.price ? rule : undefined
  }
  const problem = (line: SentLine, name: string) => {
    const found: unknown = get(errors, `${source}.${lines.indexOf(line)}.${name}.message`)
    return typeof found === 'string' ? sentence(found) : undefined
  }
  const sentence = (message: string): string => {
    const [, wrapped] = /^@@react-admin@@(.*)$/.exec(message) ?? []
    if (!wrapped) return translate(message, { _: message })
    const { message: key, args } = JSON.parse(wrapped)
    return translate(key, args)
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
      value: ({ attribute }) => attribute || null,
      write: (line, value) => ({ ...line, attribute: String(value ?? '') }),
      problem: (line) => problem(line, 'attribute'),
    },
    {
      key: 'quantity',
      label: 'resources.orders.line.quantity',
      kind: 'number',
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
      value: priceIn,
      // An empty cell is the price by the rule again.
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
      value: (line) => line.quantity * priceIn(line),
    },
  ]
  const lineOf = (product: Orderable): SentLine => {
    know(product)
    return { post_id: product.id, quantity: 1, price: null, attribute: '' }
  }
  const own = errors[source]
  return (
    <div>
      <LineItems<SentLine>
        label="resources.orders.fields.products"
        lines={lines}
        columns={columns}
        keyOf={(line) => lines.indexOf(line)}
        onChange={(next) => field.onChange(next)}
        find={async (code) => {
          const found = await find(code)
          const exact = found.find((each) => each.code.toLowerCase() === code.trim().toLowerCase())
          return exact && lineOf(exact)
        }}
        join={(line, added) =>
          line.post_id === added.post_id && !line.attribute
            ? { ...line, quantity: line.quantity + added.quantity }
            : undefined
        }
        picker={(add) => (
          <ProductField<Found>
            label={translate('resources.orders.add_product')}
            find={async (text) =>
              (await find(text)).map((each) => ({ ...each, stock: stockOf(each), of: each }))
            }
            within={['orders', typeId]}
            onPick={({ of }) => add(lineOf(of))}
          />
        )}
        picksCodes
        totals={(all) => [
          {
            key: 'total',
            label: 'resources.orders.fields.total',
            kind: 'money',
            value: totalOf(all.map((line) => ({ quantity: line.quantity, price: priceIn(line) }))),
            isMain: true,
          },
        ]}
      />
      {fieldState.invalid && typeof own?.message === 'string' && (
        <FormHelperText error sx={{ mx: 0 }}>
          <ValidationError error={own.message} />
        </FormHelperText>
      )}
    </div>
  )
}
