import type { Identifier, RaRecord } from 'react-admin'
import type { BulkPreview } from '../../../../domain/bulkSchema'
import { searchOf } from '../../http/query'
import { BulkError, bulk, type ComputedChange } from '../bulk'
import { endpointOf } from '../endpoints'
import type { WriteMeta } from '../meta'
import { special } from './call'

/** The rows that are meant: these, or all under the filters of the list. */
export interface Meant {
  ids: readonly Identifier[]
  all?: Record<string, unknown>
}

interface Computed extends WriteMeta {
  rows: RaRecord[]
  /** Some were refused. */
  failure?: BulkError
}

const whichOf = ({ ids, all }: Meant) => (all ? { filter: all } : { ids })

export const bulkCalls = {
  /** A change whose outcome depends on each row, so that twice is not once; what came of it only the API knows. */
  computeRows: special({
    call: async (
      http,
      resource: string,
      meant: Meant,
      change: ComputedChange,
      key: string,
    ): Promise<Computed> => {
      try {
        return await bulk(http, resource, whichOf(meant), { action: 'update', change }, { key })
      } catch (failure) {
        if (!(failure instanceof BulkError)) throw failure
        return { rows: failure.done, batch: failure.batch, failure }
      }
    },
    effect: (lists, _result, resource: string) => lists.stale(resource),
  }),
  /** What would come of it. */
  previewRows: special({
    call: async (
      http,
      resource: string,
      { ids, all }: Meant,
      change: ComputedChange,
      signal?: AbortSignal,
    ) => {
      const endpoint = endpointOf(resource)
      const { data } = await http<{ data: BulkPreview }>(`${endpoint.path}/bulk`, {
        method: 'POST',
        query: all ? searchOf(all, endpoint) : {},
        body: { action: 'update', change, dry_run: true, ...(all ? { all: true } : { ids }) },
        signal,
      })
      return data
    },
  }),
}
