import type { Identifier, RaRecord } from 'react-admin'
import type { BulkPreview } from '../../../../domain/bulkSchema'
import { searchOf } from '../../http/query'
import { BulkError, bulk, type ComputedChange } from '../bulk'
import { endpointOf } from '../endpoints'
import type { WriteMeta } from '../meta'
import { special } from './call'

/** The selected rows, or all under the list's filters. */
export interface Meant {
  ids: readonly Identifier[]
  all?: Record<string, unknown>
}

interface Computed extends WriteMeta {
  rows: RaRecord[]
  failure?: BulkError
}

const whichOf = ({ ids, all }: Meant) => (all ? { filter: all } : { ids })

export const bulkCalls = {
  /**
   * Changes rows by a rule whose outcome depends on each, so it is not idempotent and only the API knows the result.
   */
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
  /** Dry run of `computeRows`. */
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
