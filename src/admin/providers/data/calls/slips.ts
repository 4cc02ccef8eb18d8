import type { Identifier } from 'react-admin'
import type { CountInput, Recorded, StockRow } from '../../../../domain/countSchema'
import type { Good } from '../../../../domain/goods'
import type { Slip, SlipInput, TransferInput } from '../../../../domain/slipSchema'
import type { HttpClient } from '../../http/http'
import { type ListTools, special } from './call'

/** Which products, by what is typed, by ids or by codes in lines; and where they are to be moved from. */
export interface GoodsQuery extends Record<string, string | number | undefined> {
  q?: string
  ids?: string
  codes?: string
  warehouse_id?: number
  supplier_id?: number
}

/** Sent again under the same key it is the same slip. */
const post = <R>(http: HttpClient, path: string, body: unknown, key: string): Promise<R> =>
  http<R>(path, { method: 'POST', body, headers: { 'Idempotency-Key': key } })

const moved = (lists: ListTools) => lists.stale('slips', 'warehouses', 'suppliers', 'held', 'movements')

export const slipCalls = {
  /** Products to move, with lots, last cost and what is elsewhere. */
  goods: special({
    call: (http, query: GoodsQuery) => http<{ data: Good[] }>('/warehouses/goods', { query }),
  }),
  /** All that lies in a warehouse. */
  stockSheet: special({
    call: async (http, warehouse: number) => {
      const data: StockRow[] = []
      for (let page = 1, pages = 1; page <= pages; page++) {
        const answer = await http<{ data: StockRow[]; meta: { pagination: { total_pages: number } } }>(
          '/warehouses/products',
          {
            query: {
              search: `warehouse_id:${warehouse};number:1`,
              searchFields: 'warehouse_id:=;number:>=',
              searchJoin: 'and',
              limit: 1000,
              page,
            },
          },
        )
        pages = answer.meta.pagination.total_pages
        data.push(...answer.data)
      }
      return { data }
    },
  }),
  /** Makes an import or export. */
  makeSlip: special({
    call: (http, warehouse: number, slip: SlipInput, key: string) =>
      post<{ data: Slip }>(http, `/warehouses/${warehouse}/change`, slip, key),
    effect: (lists) => moved(lists),
  }),
  /** Moves goods to another warehouse: the export and the import. */
  transferStock: special({
    call: (http, warehouse: number, transfer: TransferInput, key: string) =>
      post<{ data: Slip[] }>(http, `/warehouses/${warehouse}/transfer`, transfer, key),
    effect: (lists) => moved(lists),
  }),
  /** Posts what a count has found: the slips that correct it. */
  countStock: special({
    call: (http, warehouse: number, count: CountInput, key: string) =>
      post<{ data: Slip[]; meta: Recorded }>(http, `/warehouses/${warehouse}/count`, count, key),
    effect: (lists) => moved(lists),
  }),
  /** Cancels a slip, and the other half of a transfer with it. */
  cancelSlip: special({
    call: (http, id: Identifier, reason: string) =>
      http<{ data: Slip }>(`/warehouses/change/${id}/cancel`, { method: 'POST', body: { reason } }),
    effect: (lists) => moved(lists),
  }),
}
