import { useTranslate } from 'react-admin'
import { formatMoney } from '../../../../domain/money'
import type { Slip, SlipLine } from '../../../../domain/slipSchema'
import { isExpired } from '../../../../domain/stock'
import { formatDate, formatNumber } from '../../../components/formats/formats'
import { AmountInWords } from '../../../components/print/AmountInWords'
import { PrintFacts } from '../../../components/print/PrintFacts'
import { PrintFoot } from '../../../components/print/PrintFoot'
import { PrintSheet } from '../../../components/print/PrintSheet'
import { type PrintColumn, PrintTable } from '../../../components/print/PrintTable'

/** A printed slip. It shows no profit, which is no business of the carrier. */
export function SlipSheet({ slip, locale }: { slip: Slip; locale: string }) {
  const translate = useTranslate()
  const say = (key: string, params?: object) => translate(`resources.slips.${key}`, params)
  const { style, warehouse, supplier, linked, order, note, reason, user } = slip
  const late = (expiry: string | null) =>
    expiry && isExpired({ expiry }, slip.date)
      ? say('print.expired', { day: formatDate(expiry, locale) })
      : undefined
  const columns: PrintColumn<SlipLine>[] = [
    { key: 'place', label: say('print.place'), isFigure: true, value: (_line, at) => at + 1 },
    {
      key: 'title',
      label: say('line.title'),
      value: ({ code, title }) => [title, code].filter(Boolean).join(' · '),
    },
    {
      key: 'lots',
      label: say(style === 'import' ? 'line.expiry' : 'make.lots'),
      isWhole: style === 'import',
      value: ({ expiry, lots = [] }) =>
        style === 'import'
          ? expiry && (late(expiry) ?? formatDate(expiry, locale))
          : lots
              .map(({ id, number, expiry }) =>
                [say('line.lot', { id, number: formatNumber(number, locale) }), late(expiry)]
                  .filter(Boolean)
                  .join(' · '),
              )
              .join(', '),
    },
    {
      key: 'number',
      label: say('line.number'),
      isFigure: true,
      value: ({ number }) => formatNumber(number, locale),
    },
    { key: 'price', label: say('line.price'), isFigure: true, value: ({ price }) => formatMoney(price) },
    {
      key: 'total',
      label: say('line.total'),
      isFigure: true,
      value: ({ price, number }) => formatMoney(price * number),
    },
  ]
  const facts: [string, string | undefined][] = [
    [say('fields.warehouse_id'), warehouse?.data?.name],
    [say('fields.supplier_id'), supplier?.data?.name],
    [say('fields.order_id'), order?.data?.code],
    [say('fields.linked_id'), linked?.data ? `${linked.data.code} · ${linked.data.warehouse}` : undefined],
    [say('fields.reason'), say(`reason.${reason}`)],
    [say('fields.user_id'), user?.data?.name],
    [say('fields.note'), note],
  ]
  return (
    <PrintSheet
      title={say(`print.${style}`)}
      subtitle={say('print.number', { code: slip.code, day: formatDate(slip.date, locale) })}
      isCanceled={slip.status === 'canceled'}
    >
      <PrintFacts facts={facts} />
      <PrintTable
        columns={columns}
        lines={slip.products?.data ?? []}
        sums={[
          { label: say('fields.number'), column: 'number', value: formatNumber(slip.number, locale) },
          { label: say('fields.money'), column: 'total', value: formatMoney(slip.money) },
        ]}
        foot={
          <PrintFoot signers={[say('print.maker'), say(`print.carrier.${style}`), say('print.keeper')]}>
            <AmountInWords amount={slip.money} />
          </PrintFoot>
        }
      />
    </PrintSheet>
  )
}
