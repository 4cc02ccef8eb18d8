import Undo from '@mui/icons-material/UndoOutlined'
import { Box, IconButton } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatMoney } from '../../../../domain/money'
import type { OrderEntry } from '../../../../domain/orderSchema'
import { Moment } from '../../../components/formats/Moment'
import { lazily } from '../../../startup/lazily'
import { methodLabel } from './method'
import { moneyRows } from './rows'

const ReverseDialog = lazily(() => import('./ReverseDialog'))

interface PaymentRowsProps {
  entries: readonly OrderEntry[]
  mayReverse: boolean
}

const isReversible = ({ kind, method, reverses_id, reversed_by }: OrderEntry): boolean =>
  (kind === 'payment' || kind === 'refund') && method !== null && reverses_id === null && reversed_by === null

/** Payments and refunds of an order, oldest first. */
export function PaymentRows({ entries, mayReverse }: PaymentRowsProps) {
  const translate = useTranslate()
  const [reversing, setReversing] = useState<OrderEntry>()
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
              <IconButton
                size="small"
                aria-label={say(`reverse_${entry.kind}`, { amount: formatMoney(entry.whole) })}
                title={say('reverse')}
                onClick={() => setReversing(entry)}
              >
                <Undo fontSize="small" />
              </IconButton>
            )}
          </div>
        </li>
      ))}
      {reversing && (
        <Suspense>
          <ReverseDialog entry={reversing} onClose={() => setReversing(undefined)} />
        </Suspense>
      )}
    </Box>
  )
}
