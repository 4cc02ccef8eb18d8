import type { StockedProduct } from '../../../../domain/reports'
import type { ShopFigures } from '../../../../domain/shopFigures'
import { special } from './call'

interface Point {
  id: string
  version: number
  reorder_point: number | null
}

export const reportCalls = {
  /** What is sold, waits, is short and expires, as far as the caller may see it. */
  shopFigures: special({ call: (http) => http<{ data: ShopFigures }>('/dashboard/shop') }),
  /** A product as the warehouse knows it: where it lies, what it was bought for, how its price changed. */
  stockedProduct: special({
    call: (http, id: number) => http<{ data: StockedProduct }>(`/warehouses/products/${id}`),
  }),
  /** Below how many units a product is to be bought again, by warehouse and product; `null` for never. */
  setReorderPoint: special({
    call: (http, id: string, reorder_point: number | null, version: number) =>
      http<{ data: Point }>(`/warehouses/reorder-points/${id}`, {
        method: 'PATCH',
        body: { reorder_point },
        headers: { 'If-Match': `"${version}"` },
      }),
    effect: (lists) => lists.stale('report_low'),
  }),
}
