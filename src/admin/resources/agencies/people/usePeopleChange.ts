import { useState } from 'react'
import { type Identifier, useDataProvider, useNotify, useTranslate } from 'react-admin'
import { useFeedback } from '../../../components/form/useFeedback'
import { useUndo } from '../../../components/history/useUndo'
import type { AppDataProvider } from '../../../providers/data/types'

export function usePeopleChange(agencyId: number) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<AppDataProvider>()
  const offerUndo = useUndo()
  const { sentence } = useFeedback('agencies')
  const [isBusy, setBusy] = useState(false)
  const run = async (kind: 'attach' | 'detach', ids: Identifier[]): Promise<boolean> => {
    setBusy(true)
    try {
      const { meta } = await dataProvider[kind === 'attach' ? 'attachUsers' : 'detachUsers'](agencyId, ids)
      const done = kind === 'attach' ? 'added' : 'removed'
      offerUndo(translate(`resources.agencies.people.${done}`, { smart_count: ids.length }), meta.batch)
      return true
    } catch (error) {
      notify(sentence('people_failed', error), { type: 'error' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    add: (ids: Identifier[]) => run('attach', ids),
    remove: (ids: Identifier[]) => run('detach', ids),
  }
}
