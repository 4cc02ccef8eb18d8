import { useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useEffect, useRef } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import { isHttpError } from '../../providers/http/httpError'

/** What a record was and what it has become. */
export interface Sent {
  before: RaRecord
  after: RaRecord
}

type Send = (change: Record<string, unknown>) => Promise<Sent>

/** The way to send a change of the record apart from what its form holds. */
export const SendAlone = createContext<Send | null>(null)

/** Sends a change by itself, such as an approval: nothing that is typed in the form goes with it, or is lost. */
export function useSender(): Send {
  const send = useContext(SendAlone)
  if (!send) throw new Error('useSender stands in the form of a record')
  return send
}

interface SendAloneOptions<R extends RaRecord> {
  resource: string
  base: RaRecord
  onSent: (record: R) => void
}

/** For the form: sends against the version that it was opened with, and takes over what the row has become. */
export function useSendAlone<R extends RaRecord>(options: SendAloneOptions<R>): Send {
  const { resource, base, onSent } = options
  const dataProvider = useDataProvider()
  const client = useQueryClient()
  const known = useRef({ base, onSent })
  useEffect(() => {
    known.current = { base, onSent }
  })
  return useCallback(
    async (change) => {
      const before = known.current.base
      try {
        const params = { id: before.id, data: change, previousData: before }
        const { data } = await dataProvider.update<R>(resource, params)
        known.current.onSent(data)
        return { before, after: data }
      } catch (error) {
        // Somebody else was first: an untouched form then shows the row as it is.
        if (isHttpError(error) && error.status === 409)
          void client.invalidateQueries({ queryKey: [resource, 'getOne'] })
        throw error
      }
    },
    [resource, dataProvider, client],
  )
}
