import { useGetList } from 'react-admin'
import type { Setting } from '../../../domain/settings'
import { useMay } from '../../providers/auth/rights'

/** As a screen fetches them ahead. */
const query = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
}

/** All settings, for who may see them; every page of settings reads the same list. */
export const useAllSettings = () =>
  useGetList<Setting>('settings', query, {
    enabled: useMay('settings', 'list'),
    refetchOnWindowFocus: false,
    retry: false,
  })
