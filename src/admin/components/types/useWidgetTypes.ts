import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { useMay } from '../../providers/auth/rights'
import type { AppDataProvider } from '../../providers/data/types'

/** Types of widgets that have pages, for users who may list widgets; loaded on demand. */
export function useWidgetTypes(isWanted: boolean) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const mayList = useMay('widgets', 'list')
  return useQuery({
    queryKey: ['widget_types'],
    queryFn: () => dataProvider.widgetTypes(),
    enabled: isWanted && mayList,
    staleTime: 60_000,
  })
}
