import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Slip, SlipLine } from '../../../domain/slipSchema'
import { Value } from '../../components/fields/Value'
import { type ShownColumn, ShownLines } from '../../components/lines/ShownLines'

const lineWord = (name: string) => `resources.slips.line.${name}`
const fieldWord = (name: string) => `resources.slips.fields.${name}`
const moneyOf = ({ price, number }: SlipLine) => price * number

const figures: ShownColumn<SlipLine>[] = [
  { label: lineWord('number'), kind: 'number', value: ({ number }) => number },
  { label: lineWord('price'), kind: 'money', value: ({ price }) => price },
  { label: lineWord('total'), kind: 'money', value: moneyOf },
]
const columnsOf: Record<Slip['style'], ShownColumn<SlipLine>[]> = {
  import: [...figures, { label: lineWord('expiry'), kind: 'day', value: ({ expiry }) => expiry }],
  export: [
    ...figures,
    { label: lineWord('profit'), kind: 'money', value: (line) => moneyOf(line) - (line.cost ?? 0) },
  ],
}

/** The lines of a slip: of an import its lots, of an export which lots it took and what is earned. */
export const SlipLines = ({ slip: { style, products, number, money, profit } }: { slip: Slip }) => (
  <ShownLines
    lines={products?.data ?? []}
    title={lineWord('title')}
    name={(line) => (
      <>
        <bdi>{line.title}</bdi>
        <Typography variant="caption" component="div" color="textSecondary">
          {line.code}
          {style === 'export' && <Lots of={line} />}
        </Typography>
      </>
    )}
    columns={columnsOf[style]}
    totals={[
      { key: 'number', label: fieldWord('number'), kind: 'number', value: number },
      { key: 'money', label: fieldWord('money'), kind: 'money', value: money, isMain: true },
      ...(profit === null
        ? []
        : [{ key: 'profit', label: fieldWord('profit'), kind: 'money', value: profit } as const]),
    ]}
  />
)

/** Which lots a line took. */
function Lots({ of: { lots = [] } }: { of: SlipLine }) {
  const translate = useTranslate()
  return lots.map(({ id, number, expiry }) => (
    <div key={id}>
      {translate(lineWord('lot'), { id, number })}
      {expiry && (
        <>
          {' · '}
          <Value kind="day" value={expiry} />
        </>
      )}
    </div>
  ))
}
