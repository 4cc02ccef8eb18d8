import { Box } from '@mui/material'
import type { DebtAge } from '../../../domain/debts'
import { formatMoney } from '../../../domain/money'

/** What has been owed for so long, under or beside the words for it; the oldest stands out. */
export const Aged = ({ name, amount }: { name: DebtAge; amount: number }) => (
  <Box component="span" sx={name === 'over' ? { color: 'status.bad' } : undefined}>
    {formatMoney(amount)}
  </Box>
)
