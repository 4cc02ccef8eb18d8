import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Slip, SlipLine } from '../../../domain/slipSchema'
import { earns, moneyOf } from '../../../domain/stock'
import { Expiry } from '../../components/fields/Expiry'
import { type ShownColumn, ShownLines } from '../../components/lines/ShownLines'

const lineWord = (name: string) => `resources.slips.line.${name}`
const fieldWord = (name: string) => `resources.slips.fields.${name}`
const costOf = ({ products }: Slip) => (products?.data ?? []).reduce((sum, line) => sum + (line.cost ?? 0), 0)

const figures: ShownColumn<SlipLine>[] = [
  { label: lineWord('number'), kind: 'number', part: 'quantity', value: ({ number }) => number },
  { label: lineWord('price'), kind: 'money', part: 'price', value: ({ price }) => price },
  { label: lineWord('total'), kind: 'money', part: 'sum', value: (line) => moneyOf([line]) },
]
const [number] = figures
const expiry: ShownColumn<SlipLine> = { label: lineWord('expiry'), kind: 'day', value: (line) => line.expiry }
const profit: ShownColumn<SlipLine> = {
  label: lineWord('profit'),
  kind: 'money',
  value: (line) => moneyOf([line]) - (line.cost ?? 0),
}
const cost: ShownColumn<SlipLine> = { label: lineWord('cost'), kind: 'money', value: (line) => line.cost }

/** Goods missing in a count have a cost but no price, since nobody bought them. */
const columnsOf = ({ style, reason }: Slip): ShownColumn<SlipLine>[] => {
  if (style === 'import') return [...figures, expiry]
  if (reason === 'count' && number) return [number, cost]
  return earns(reason) ? [...figures, profit] : figures
}

export const SlipLines = ({ slip }: { slip: Slip }) => (
  <ShownLines
    lines={slip.products?.data ?? []}
    title={lineWord('title')}
    name={(line) => (
      <>
        <bdi>{line.title}</bdi>
        <Typography variant="caption" component="div" color="textSecondary">
          {line.code}
          {slip.style === 'export' && <Lots of={line} />}
        </Typography>
      </>
    )}
    columns={columnsOf(slip)}
    totals={[
      {
        key: 'number',
        label: fieldWord('number'),
        kind: 'number',
        value: slip.number,
        under: lineWord('number'),
      },
      ...(slip.style === 'export' && slip.reason === 'count'
        ? [
            {
              key: 'cost',
              label: lineWord('cost'),
              kind: 'money',
              value: costOf(slip),
              under: lineWord('cost'),
              isMain: true,
            } as const,
          ]
        : [
            {
              key: 'money',
              label: fieldWord('money'),
              kind: 'money',
              value: slip.money,
              under: lineWord('total'),
              isMain: true,
            } as const,
          ]),
      ...(slip.profit === null
        ? []
        : [
            {
              key: 'profit',
              label: fieldWord('profit'),
              kind: 'money',
              value: slip.profit,
              under: lineWord('profit'),
            } as const,
          ]),
    ]}
  />
)

function Lots({ of: { lots = [] } }: { of: SlipLine }) {
  const translate = useTranslate()
  return lots.map(({ id, number, expiry }) => (
    <div key={id}>
      {translate(lineWord('lot'), { id, number })}
      {expiry && (
        <>
          {' · '}
          <Expiry day={expiry} />
        </>
      )}
    </div>
  ))
}
