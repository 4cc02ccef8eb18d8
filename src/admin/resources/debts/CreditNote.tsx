import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { passesLimit } from '../../../domain/debts'
import { formatMoney } from '../../../domain/money'
import { useDebt } from './useDebt'

interface CreditNoteProps {
  agencyId: number | null | undefined
  /** An amount that would be owed besides. */
  more?: number
}

/** Warns who may see debts that an agency owes more than its limit, or would; nothing is refused. */
export function CreditNote({ agencyId, more = 0 }: CreditNoteProps) {
  const translate = useTranslate()
  const { data } = useDebt('agencies', agencyId)
  if (!data || data.credit_limit === null || !passesLimit(data, more)) return null
  return (
    <Alert severity="warning" role="status" sx={{ mb: 1 }}>
      {translate(`resources.debts.credit.${more > 0 ? 'would' : 'does'}`, {
        owed: formatMoney(Math.max(0, data.balance)),
        after: formatMoney(data.balance + more),
        limit: formatMoney(data.credit_limit),
      })}
    </Alert>
  )
}
