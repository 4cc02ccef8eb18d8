import { useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useEffect, useMemo, useRef } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import { formMeta } from '../../providers/data/endpoints'
import type { WriteMeta } from '../../providers/data/meta'
import { isHttpError } from '../../providers/http/httpError'

interface LoneSender {
  /** Saves a change of the record apart from the surrounding form; returns its batch. */
  send: (change: Record<string, unknown>) => Promise<string | undefined>
  /** Takes over the current row, after something else has written it. */
  refresh: () => Promise<void>
}

export const SendAlone = createContext<LoneSender | null>(null)

/** For single changes, such as an approval: edited fields are neither sent nor lost. */
export function useSender(): LoneSender {
  const send = useContext(SendAlone)
  if (!send) throw new Error('useSender stands in the form of a record')
  return send
}

interface SendAloneOptions<R extends RaRecord> {
  resource: string
  base: RaRecord
  onSent: (record: R) => void
}

/** For the edit form: saves changes against the opened version and takes over the new row. */
export function useSendAlone<R extends RaRecord>(options: SendAloneOptions<R>): LoneSender {
  const { resource, base, onSent } = options
  const dataProvider = useDataProvider()
  const client = useQueryClient()
  const known = useRef({ base, onSent })
  useEffect(() => {
    known.current = { base, onSent }
  })
  const send = useCallback(
    async (change: Record<string, unknown>) => {
      const before = known.current.base
      try {
        const params = { id: before.id, data: change, previousData: before }
        const { data, meta } = await dataProvider.update<R>(resource, params)
        known.current.onSent(data)
        return (meta as WriteMeta | undefined)?.batch
      } catch (error) {
        // After a conflict an unedited form shows the current row.
        if (isHttpError(error) && error.status === 409)
          void client.invalidateQueries({ queryKey: [resource, 'getOne'] })
        throw error
      }
    },
    [resource, dataProvider, client],
  )
  const refresh = useCallback(async () => {
    const { id } = known.current.base
    const { data } = await dataProvider.getOne<R>(resource, { id, meta: formMeta(resource) })
    known.current.onSent(data)
  }, [resource, dataProvider])
  return useMemo(() => ({ send, refresh }), [send, refresh])
}
