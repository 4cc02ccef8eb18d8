import { useGetList } from 'react-admin'
import type { Setting } from '../../../domain/settings'
import { useMay } from '../../providers/auth/rights'

/** The same parameters as the screens' prefetch. */
const query = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
}

/** All settings, if the user may list them; all settings pages share the list. */
export const useAllSettings = () =>
  useGetList<Setting>('settings', query, {
    enabled: useMay('settings', 'list'),
    refetchOnWindowFocus: false,
    retry: false,
  })
