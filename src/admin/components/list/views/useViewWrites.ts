import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useListContext, useNotify } from 'react-admin'
import type { View, ViewInput } from '../../../../domain/viewSchema'
import type { AppDataProvider } from '../../../providers/data/types'
import { useFeedback } from '../../form/useFeedback'
import { viewsKey } from './useViews'

export function useViewWrites() {
  const client = useQueryClient()
  const notify = useNotify()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { sentence } = useFeedback(useListContext().resource)
  const [isBusy, setBusy] = useState(false)

  const run = async (work: () => Promise<(views: View[]) => View[]>): Promise<boolean> => {
    setBusy(true)
    try {
      const change = await work()
      client.setQueryData<View[]>(viewsKey, (views = []) => change(views))
      return true
    } catch (error) {
      // The view may have been changed or deleted in another window.
      void client.invalidateQueries({ queryKey: viewsKey })
      notify(sentence('update_failed', error), { type: 'error' })
      return false
    } finally {
      setBusy(false)
    }
  }
  /** A new default replaces the old one of the list, as the server does. */
  const put = (saved: View) => (views: View[]) => {
    const others = views.map((view) =>
      saved.is_default && view.is_default && view.path === saved.path && view.id !== saved.id
        ? { ...view, is_default: false, version: view.version + 1 }
        : view,
    )
    return others.some(({ id }) => id === saved.id)
      ? others.map((view) => (view.id === saved.id ? saved : view))
      : [...others, saved]
  }
  return {
    isBusy,
    create: (view: ViewInput) => run(async () => put((await dataProvider.createView(view)).data)),
    update: (seen: View, change: Partial<ViewInput>) =>
      run(async () => put((await dataProvider.updateView(seen, change)).data)),
    remove: (seen: View) =>
      run(async () => {
        await dataProvider.deleteView(seen)
        return (views) => views.filter(({ id }) => id !== seen.id)
      }),
  }
}
