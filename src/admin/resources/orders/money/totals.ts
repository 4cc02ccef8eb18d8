import { useTranslate } from 'react-admin'
import { totalOf } from '../../../../domain/orderLines'
import { discountOn, type OrderDiscount, orderTotal } from '../../../../domain/orderMoney'
import { orderDiscountSchema } from '../../../../domain/orderSchema'
import { formatNumber } from '../../../components/formats/formats'
import { useLocale } from '../../../components/formats/useLocale'
import type { Total } from '../../../components/lines/columns'

interface PricedOrder {
  products: readonly { quantity: number; price: number }[]
  discount: OrderDiscount | null
  shipping_fee: number
}

/** The discount as far as it is typed validly. */
export const validDiscount = (typed: unknown): OrderDiscount | null =>
  typed && orderDiscountSchema.isValidSync(typed) ? (orderDiscountSchema.cast(typed) as OrderDiscount) : null

/** The fee as far as it is typed validly. */
export const validFee = (typed: unknown): number =>
  typeof typed === 'number' && Number.isInteger(typed) && typed > 0 ? typed : 0

/** Says what an order comes to: one sum, or what it is made of. */
export function useOrderTotals(): (order: PricedOrder) => Total[] {
  const translate = useTranslate()
  const locale = useLocale()
  const label = (name: string) => `resources.orders.fields.${name}`
  const nameOf = ({ type, value, reason }: OrderDiscount) =>
    [
      type === 'percent'
        ? translate('resources.orders.money.percent_off', { percent: formatNumber(value, locale) })
        : translate(label('discount')),
      reason,
    ]
      .filter(Boolean)
      .join(' · ')
  return (order) => {
    const { products, discount, shipping_fee } = order
    const sum = totalOf(products)
    const under = 'resources.orders.line.total'
    const total: Total = {
      key: 'total',
      label: label('total'),
      kind: 'money',
      value: orderTotal(order),
      isMain: true,
    }
    if (!discount && !shipping_fee) return [{ ...total, under }]
    return [
      { key: 'subtotal', label: 'resources.orders.money.subtotal', kind: 'money', value: sum, under },
      ...(discount
        ? [
            {
              key: 'discount',
              label: nameOf(discount),
              kind: 'money' as const,
              value: -discountOn(sum, discount),
            },
          ]
        : []),
      ...(shipping_fee
        ? [{ key: 'fee', label: label('shipping_fee'), kind: 'money' as const, value: shipping_fee }]
        : []),
      total,
    ]
  }
}
