import { useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useEffect, useRef } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import { isHttpError } from '../../providers/http/httpError'

/** A record before and after a change. */
export interface Sent {
  before: RaRecord
  after: RaRecord
}

type Send = (change: Record<string, unknown>) => Promise<Sent>

/** Sends a change of the record separately from the form around. */
export const SendAlone = createContext<Send | null>(null)

/** The function that sends a single change, such as an approval: edited fields are neither sent nor lost. */
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

/** For the edit form: sends changes against the version it was opened with, and takes over the new row. */
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
        // After a conflict an untouched form shows the current row.
        if (isHttpError(error) && error.status === 409)
          void client.invalidateQueries({ queryKey: [resource, 'getOne'] })
        throw error
      }
    },
    [resource, dataProvider, client],
  )
}
