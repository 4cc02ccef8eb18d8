import { Box } from '@mui/material'
import type { DebtAge } from '../../../domain/debts'
import { formatMoney } from '../../../domain/money'

/** An amount by how long it has been owed, under or beside its name; the oldest stands out. */
export const Aged = ({ name, amount }: { name: DebtAge; amount: number }) => (
  <Box component="span" sx={name === 'over' ? { color: 'status.bad' } : undefined}>
    {formatMoney(amount)}
  </Box>
)
