import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNavigate, useNotify } from 'react-admin'
import type { ViewingAs } from '../../../domain/viewAs'
import { useFeedback } from '../../components/form/useFeedback'
import { paths } from '../../components/screens/paths'
import { viewChanged } from '../../providers/auth/viewTabs'
import type { Subject } from '../../providers/data/calls/access'
import type { AppDataProvider } from '../../providers/data/types'
import { page } from '../../startup/reloadOnce'

export function useViewAs() {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const { sentence } = useFeedback('users')
  const [isBusy, setBusy] = useState(false)
  const change = async (call: () => Promise<unknown>, to: string) => {
    setBusy(true)
    try {
      await call()
    } catch (error) {
      setBusy(false)
      return notify(sentence('view_failed', error), { type: 'error' })
    }
    viewChanged()
    client.clear()
    navigate(to)
    // Everything on the page belongs to other rights, so it loads anew.
    page.reload()
  }
  return {
    isBusy,
    begin: (subject: Subject) => change(() => dataProvider.viewAs(subject), paths.home),
    /** Continues at the page of the user or role that was viewed. */
    end: ({ entity, id }: ViewingAs) =>
      change(() => dataProvider.endView(), entity === 'users' ? paths.user(id) : paths.role(id)),
  }
}
