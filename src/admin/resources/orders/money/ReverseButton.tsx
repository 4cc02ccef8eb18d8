import Undo from '@mui/icons-material/UndoOutlined'
import { IconButton } from '@mui/material'
import { type ComponentProps, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatMoney } from '../../../../domain/money'
import type { OrderEntry } from '../../../../domain/orderSchema'
import { lazily } from '../../../startup/lazily'

const ReverseDialog = lazily(() => import('./ReverseDialog'))

/** Payments and refunds by which money moved, once. */
export const isReversible = ({
  kind,
  method,
  reverses_id,
  reversed_by,
}: Pick<OrderEntry, 'kind' | 'method' | 'reverses_id' | 'reversed_by'>): boolean =>
  (kind === 'payment' || kind === 'refund') && method !== null && reverses_id === null && reversed_by === null

export function ReverseButton({ entry }: Pick<ComponentProps<typeof ReverseDialog>, 'entry'>) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate(`resources.orders.money.reverse_${entry.word}`, {
          amount: formatMoney(entry.whole),
        })}
        title={translate('resources.orders.money.reverse')}
        onClick={() => setOpen(true)}
      >
        <Undo fontSize="small" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ReverseDialog entry={entry} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
