import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatMoney } from '../../../../domain/money'
import type { OrderEntry } from '../../../../domain/orderSchema'
import { Moment } from '../../../components/formats/Moment'
import { methodLabel } from './method'
import { isReversible, ReverseButton } from './ReverseButton'
import { moneyRows } from './rows'

interface PaymentRowsProps {
  entries: readonly OrderEntry[]
  mayReverse: boolean
}

/** Payments and refunds of an order, oldest first. */
export function PaymentRows({ entries, mayReverse }: PaymentRowsProps) {
  const translate = useTranslate()
  const say = (key: string, params?: object) => translate(`resources.orders.money.${key}`, params)
  const nameOf = ({ kind, method, reverses_id }: OrderEntry) =>
    [reverses_id === null ? say(`kind.${kind}`) : say('reversal'), method && translate(methodLabel(method))]
      .filter(Boolean)
      .join(' · ')
  return (
    <Box component="ul" sx={moneyRows}>
      {entries.map((entry) => (
        <li key={entry.id} data-reversed={entry.reversed_by === null ? undefined : ''}>
          <div>
            <div>{nameOf(entry)}</div>
            <div data-detail="">
              <Moment iso={entry.at} />
              {entry.actor && ` · ${entry.actor.name}`}
              {entry.reversed_by !== null && ` · ${say('is_reversed')}`}
              {Math.abs(entry.amount) !== entry.whole &&
                ` · ${say('part_of', { amount: formatMoney(entry.whole) })}`}
            </div>
            {entry.note && <div data-detail="">{entry.note}</div>}
          </div>
          <div data-amount="">
            {formatMoney(entry.amount)}
            {mayReverse && isReversible(entry) && (
              <ReverseButton entry={{ id: entry.id, word: entry.kind, whole: entry.whole }} />
            )}
          </div>
        </li>
      ))}
    </Box>
  )
}
