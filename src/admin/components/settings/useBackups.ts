import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { backupGuard } from '../../../domain/backups'
import { useRights } from '../../providers/auth/rights'
import type { AppDataProvider } from '../../providers/data/types'

/** In ms. */
const lookAgain = 3_000

/** The archives, for who may see them; asked for again while one is made. */
export function useBackups() {
  const provider = useDataProvider<AppDataProvider>()
  const { can } = useRights()
  return useQuery({
    queryKey: ['backups'],
    queryFn: () => provider.backups(),
    enabled: can(backupGuard),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.meta.is_running ? lookAgain : false),
  })
}
