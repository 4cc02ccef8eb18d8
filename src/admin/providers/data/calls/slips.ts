import type { Identifier } from 'react-admin'
import type { CountInput, Recorded, StockRow } from '../../../../domain/countSchema'
import type { Good } from '../../../../domain/goods'
import type { Slip, SlipInput, TransferInput } from '../../../../domain/slipSchema'
import { debtLists } from '../mixedLists'
import { type ListTools, postOnce, special } from './call'

/** Finds products by text, ids or line codes; `warehouse_id` is the source of a move. */
export interface GoodsQuery extends Record<string, string | number | undefined> {
  q?: string
  ids?: string
  codes?: string
  warehouse_id?: number
  supplier_id?: number
}

const moved = (lists: ListTools) =>
  lists.stale('slips', 'warehouses', 'suppliers', 'held', 'movements', ...debtLists)

export const slipCalls = {
  goods: special({
    call: (http, query: GoodsQuery) => http<{ data: Good[] }>('/warehouses/goods', { query }),
  }),
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
  makeSlip: special({
    call: (http, warehouse: number, slip: SlipInput, key: string) =>
      postOnce<{ data: Slip }>(http, `/warehouses/${warehouse}/change`, slip, key),
    effect: (lists) => moved(lists),
  }),
  /** Moves goods to another warehouse by two slips: the export and the import. */
  transferStock: special({
    call: (http, warehouse: number, transfer: TransferInput, key: string) =>
      postOnce<{ data: Slip[] }>(http, `/warehouses/${warehouse}/transfer`, transfer, key),
    effect: (lists) => moved(lists),
  }),
  /** Posts a stock count; returns the slips that correct the stock. */
  countStock: special({
    call: (http, warehouse: number, count: CountInput, key: string) =>
      postOnce<{ data: Slip[]; meta: Recorded }>(http, `/warehouses/${warehouse}/count`, count, key),
    effect: (lists) => moved(lists),
  }),
  /** Cancels a slip, and the other half of a transfer with it. */
  cancelSlip: special({
    call: (http, id: Identifier, reason: string) =>
      http<{ data: Slip }>(`/warehouses/change/${id}/cancel`, { method: 'POST', body: { reason } }),
    effect: (lists) => moved(lists),
  }),
}
