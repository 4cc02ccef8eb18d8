import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useFeedback } from '../../../components/form/useFeedback'
import type { AppDataProvider } from '../../../providers/data/types'

/** Ends sessions of an account; `busy` is the id of the one being ended, or `all`. */
export function useEndSessions(userId: number) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const { sentence } = useFeedback('users')
  const [busy, setBusy] = useState('')
  const run = async (what: string, call: () => Promise<number>) => {
    setBusy(what)
    try {
      const ended = await call()
      notify('access.sessions.ended', { type: 'success', messageArgs: { smart_count: ended } })
    } catch (error) {
      notify(sentence('sessions_failed', error), { type: 'error' })
    }
    // Also after a failure: the session may have ended by itself meanwhile.
    await client.invalidateQueries({ queryKey: ['sessions', userId] })
    setBusy('')
  }
  return {
    busy,
    endOne: (id: string) =>
      run(id, async () => {
        await dataProvider.endSession(userId, id)
        return 1
      }),
    endAll: () => run('all', async () => (await dataProvider.endSessions(userId)).data.ended),
  }
}
