import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext, useLocation } from 'react-admin'
import type { View } from '../../../../domain/viewSchema'
import type { AppDataProvider } from '../../../providers/data/types'
import { useDrawnWhole } from '../../../startup/drawnWhole'
import { selectionOf, viewKeyOf } from './query'

export const viewsKey = ['views']

const noViews: View[] = []

/** Saved views of this list, loaded after its rows, and the view that matches the present state. */
export function useViews(): { views: readonly View[]; current: View | undefined } {
  const { pathname } = useLocation()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { filterValues, sort, isPending } = useListContext()
  const enabled = useDrawnWhole('list', !isPending)
  const { data = noViews } = useQuery({
    queryKey: viewsKey,
    queryFn: async () => (await dataProvider.getViews()).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled,
  })
  const views = data.filter(({ path }) => path === pathname)
  const shown = viewKeyOf(filterValues, sort.field, sort.order)
  return { views, current: views.find(({ query }) => selectionOf(query) === shown) }
}
