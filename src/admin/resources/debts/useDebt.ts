import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { type Debtors, debtGuards } from '../../../domain/debts'
import { useRights } from '../../providers/auth/rights'
import type { AppDataProvider } from '../../providers/data/types'

/** The balance of a party, for users who may see it; `null` if there is no such party. */
export function useDebt(of: Debtors, id: number | string | null | undefined) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { can } = useRights()
  return useQuery({
    queryKey: ['debts', 'party', of, String(id)],
    queryFn: () => dataProvider.debtOf(of, id ?? ''),
    enabled: id !== null && id !== undefined && can(debtGuards[of]),
    retry: false,
  })
}
