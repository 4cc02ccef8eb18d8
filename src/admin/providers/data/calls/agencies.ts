import type { Identifier } from 'react-admin'
import { batchHeader } from '../../../../domain/history'
import type { Pagination } from '../../../../domain/pagination'
import { special } from './call'

const people = (path: string) =>
  special({
    call: async (http, agency_id: Identifier, user_ids: Identifier[]) => {
      let batch: string | undefined
      await http(path, {
        method: 'POST',
        body: { agency_id, user_ids },
        onHeaders: (headers) => {
          batch = headers.get(batchHeader) ?? undefined
        },
      })
      return { data: null, meta: { batch } }
    },
    effect: (lists) => lists.stale('users', 'agencies'),
  })

export const agencyCalls = {
  attachUsers: people('/agencies/attach'),
  detachUsers: people('/agencies/detach'),
  agencyNames: special({
    call: async (http, id: Identifier, limit: number) => {
      const { data, meta } = await http<{
        data: { id: number; name: string }[]
        meta: { pagination: Pagination }
      }>(`/agencies/${id}/users`, { query: { limit, orderBy: 'name' } })
      return { data, total: meta.pagination.total }
    },
  }),
}
