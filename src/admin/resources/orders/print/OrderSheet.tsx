import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { formatMoney } from '../../../../domain/money'
import type { OrderLine } from '../../../../domain/orderLines'
import type { Order } from '../../../../domain/orderSchema'
import { PhoneNumber } from '../../../components/fields/PhoneNumber'
import { formatDate, formatNumber } from '../../../components/formats/formats'
import { AmountInWords } from '../../../components/print/AmountInWords'
import { PrintFacts } from '../../../components/print/PrintFacts'
import { PrintFoot } from '../../../components/print/PrintFoot'
import { PrintSheet } from '../../../components/print/PrintSheet'
import { type PrintColumn, PrintTable } from '../../../components/print/PrintTable'
import { dueLabel } from '../money/Due'
import { useOrderTotals } from '../money/totals'
import type { OrderPaper } from './papers'
import { TransferOnPaper } from './TransferOnPaper'

interface OrderSheetProps {
  order: Order
  paper: OrderPaper
  locale: string
}

export function OrderSheet({ order, paper, locale }: OrderSheetProps) {
  const translate = useTranslate()
  const say = (key: string, params?: object) => translate(`resources.orders.${key}`, params)
  const totalsOf = useOrderTotals()
  const isInvoice = paper === 'invoice'
  const columns: PrintColumn<OrderLine>[] = [
    { key: 'place', label: say('print.place'), isFigure: true, value: (_line, at) => at + 1 },
    {
      key: 'title',
      label: say('line.product'),
      value: ({ code, title, attribute }) => [title, attribute, code].filter(Boolean).join(' · '),
    },
    {
      key: 'quantity',
      label: say('line.quantity'),
      isFigure: true,
      value: ({ quantity }) => formatNumber(quantity, locale),
    },
    {
      key: 'price',
      label: say('line.price'),
      isFigure: true,
      value: ({ price }) => formatMoney(price),
    },
    {
      key: 'total',
      label: say('line.total'),
      isFigure: true,
      value: ({ total }) => formatMoney(total),
    },
  ]
  const parts = totalsOf({ ...order, products: order.products ?? [] }).filter(({ isMain }) => !isMain)
  // Before anything is paid, what is due is the total.
  const payments =
    order.due === order.total
      ? []
      : [
          { label: 'resources.orders.fields.returned', amount: -order.returned },
          { label: 'resources.orders.fields.paid', amount: order.paid },
          { label: dueLabel(order), amount: Math.abs(order.due) },
        ].filter(({ amount }) => amount !== 0)
  const facts: [string, ReactNode][] = [
    [say('fields.name'), order.name],
    [say('fields.phone'), <PhoneNumber key="phone" phone={order.phone} />],
    [say('fields.address'), order.address],
    [say('fields.agency_id'), order.agency?.data?.name],
    [say('fields.note'), order.note],
  ]
  return (
    <PrintSheet
      title={say(`print.${paper}`)}
      subtitle={say('print.number', { code: order.code, day: formatDate(order.created_at, locale) })}
      isCanceled={order.status === 'canceled'}
      corner={<TransferOnPaper order={order} />}
    >
      <PrintFacts facts={facts} />
      <PrintTable
        columns={columns}
        lines={order.products ?? []}
        sums={[
          { label: say('print.units'), column: 'quantity', value: formatNumber(order.units, locale) },
          ...parts.map(({ label, value }) => ({
            label: translate(label, { _: label }),
            column: 'total',
            value: formatMoney(value),
          })),
          {
            label: say(isInvoice ? 'print.to_pay' : 'fields.total'),
            column: 'total',
            value: formatMoney(order.total),
          },
          ...payments.map(({ label, amount }) => ({
            label: translate(label),
            column: 'total',
            value: formatMoney(amount),
          })),
        ]}
        foot={
          <PrintFoot
            signers={
              isInvoice
                ? [say('print.buyer'), say('print.seller')]
                : [say('print.receiver'), say('print.giver')]
            }
          >
            <AmountInWords amount={order.total} />
          </PrintFoot>
        }
      />
    </PrintSheet>
  )
}
