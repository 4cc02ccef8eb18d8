import { FormHelperText } from '@mui/material'
import { useEffect, useMemo, useRef } from 'react'
import { useInput, useTranslate, ValidationError } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type Orderable, type OrderLine, type SentLine, stockOf } from '../../../../domain/orderLines'
import { orderTotal } from '../../../../domain/orderMoney'
import { LineItems } from '../../../components/lines/LineItems'
import { useKept } from '../../../components/lines/useKept'
import { useLineProblems } from '../../../components/lines/useLineProblems'
import { ProductField } from '../../../components/scan/ProductField'
import type { ScannedProduct } from '../../../components/scan/products'
import { mark } from '../../../keys/marks'
import type { Shared } from '../../../startup/shared'
import { PriceInputs } from '../money/PriceInputs'
import { useOrderTotals, validDiscount, validFee } from '../money/totals'
import { orderLineColumns } from './columns'
import { useProducts } from './useProducts'

const source = 'products'
const noLines: SentLine[] = []
const placeOf = (_line: SentLine, place: number) => place

interface OrderLinesInputProps {
  typeId: number
  /** Saved lines, with their names and prices. */
  kept: readonly OrderLine[]
  /** Agency that the saved lines were priced for. */
  keptAgency?: number | null
  /** Where it tells what the order comes to. */
  total: Shared<number>
}

type Found = ScannedProduct & { of: Orderable }

export function OrderLinesInput({ typeId, kept, keptAgency = null, total }: OrderLinesInputProps) {
  const translate = useTranslate()
  const { field, fieldState } = useInput<SentLine[]>({ source, defaultValue: [] })
  const [agency, discount, fee]: unknown[] = useWatch({ name: ['agency_id', 'discount', 'shipping_fee'] })
  const totalsOf = useOrderTotals()
  const lines = useKept<SentLine>(Array.isArray(field.value) ? field.value : noLines, placeOf)
  const ids = lines.flatMap(({ post_id }) => (post_id ? [post_id] : []))
  const { products, find, know } = useProducts(typeId, ids)
  const { problemOf, own } = useLineProblems(source)
  const latest = useRef(lines)
  latest.current = lines
  const agencyId = Number(agency) || null
  // Stable while the user types, so that only the edited line renders.
  const { columns, priceIn } = useMemo(
    () =>
      orderLineColumns({
        products,
        kept,
        agencyId,
        keptAgency,
        problem: (line, name) => problemOf(latest.current.indexOf(line), name),
      }),
    [products, kept, agencyId, keptAgency, problemOf],
  )
  const priced = {
    products: lines.map((line) => ({ quantity: line.quantity, price: priceIn(line) })),
    discount: validDiscount(discount),
    shipping_fee: validFee(fee),
  }
  const sum = orderTotal(priced)
  useEffect(() => total.set(sum), [total, sum])
  const lineOf = (product: Orderable, quantity = 1): SentLine => {
    know(product)
    return { post_id: product.id, quantity, price: null, attribute: '' }
  }
  return (
    <div {...mark('field')}>
      <LineItems<SentLine>
        label="resources.orders.fields.products"
        lines={lines}
        columns={columns}
        keyOf={(line) => lines.indexOf(line)}
        onChange={(next) => field.onChange(next)}
        begins="quantity"
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
            // With a quantity given, the user continues with the next product.
            onPick={({ of }, by, quantity) =>
              add(lineOf(of, quantity), quantity || by === 'camera' ? null : undefined)
            }
          />
        )}
        picksCodes
        totals={() => totalsOf(priced)}
        besideTotals={<PriceInputs />}
      />
      {fieldState.invalid && own && (
        <FormHelperText error sx={{ mx: 0 }}>
          <ValidationError error={own} />
        </FormHelperText>
      )}
    </div>
  )
}
