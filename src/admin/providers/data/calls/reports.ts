import type { StockedProduct } from '../../../../domain/reports'
import type { ShopFigures } from '../../../../domain/shopFigures'
import { special } from './call'

interface Point {
  id: string
  version: number
  reorder_point: number | null
}

export const reportCalls = {
  /** Dashboard figures of sales, orders, shortages and expiring goods, as far as the caller may see them. */
  shopFigures: special({ call: (http) => http<{ data: ShopFigures }>('/dashboard/shop') }),
  stockedProduct: special({
    call: (http, id: number) => http<{ data: StockedProduct }>(`/warehouses/products/${id}`),
  }),
  /** Sets the stock at which a product is reordered in a warehouse, in units; `null` for never. `id` names both. */
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
