import { useGetList } from 'react-admin'
import type { Widget } from '../../../domain/widgetSchema'
import { useMay } from '../../providers/auth/rights'
import { pageSize } from '../../providers/cache/prefetch'
import { defaultSort } from '../../providers/data/endpoints'

/** Same parameters as the list, to share its cache. */
const query = {
  pagination: { page: 1, perPage: pageSize('widgets') },
  sort: defaultSort('widgets'),
  filter: {},
}

export const useAllWidgets = () =>
  useGetList<Widget>('widgets', query, { enabled: useMay('widgets', 'list'), staleTime: 30_000 })
