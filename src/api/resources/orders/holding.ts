import { sql } from 'drizzle-orm'
import { guards } from '../../../domain/guards'
import { isOpen, orderStatuses } from '../../../domain/order'
import { meets } from '../../../domain/permissions'
import type { Hit } from '../../../domain/search'
import { rowsOf } from '../../db/database'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'
import { hasGoods } from './goods'

/** Statuses of unfinished orders: literals, to match the partial indexes. */
export const open = sql.raw(`(${orderStatuses.filter(isOpen).map((status) => `'${status}'`)})`)

const maxNamed = 5

/**
 * Refuses to delete a product in unfinished orders. If its goods do not lie in a warehouse, `?force=1` deletes it: the
 * lines keep their text, and the orders can continue.
 * @throws ApiError `in_use` with the number of orders, and the newest if the caller may list orders
 */
export async function checkOrders(call: Call, post: { id: number; type_id: unknown }): Promise<void> {
  const { db, url, actor } = call
  const orders = await rowsOf<{ id: number; code: string; name: string; type_id: number; count: number }>(
    db,
    sql`select id, code, name, type_id, count(*) over ()::int as count from orders
      where status in ${open} and products @> jsonb_build_array(jsonb_build_object('post_id', ${post.id}::int))
      order by id desc limit ${maxNamed}`,
  )
  const [first] = orders
  if (!first) return
  const can_force = !(await hasGoods(call, Number(post.type_id)))
  if (can_force && url.searchParams.get('force') === '1') return
  const { count } = first
  const maySee = meets(actor.permissions, guards.orders.list)
  const hits = orders.map(
    ({ id, code, name, type_id }): Hit => ({
      kind: 'orders',
      id,
      title: code,
      subtitle: name,
      image: '',
      url_params: { typeID: type_id },
    }),
  )
  const codes = orders.map(({ code }) => code).join(', ') + (count > orders.length ? '…' : '')
  throw new ApiError('in_use', {
    message: {
      key: `errors.in_use_by_${maySee ? 'these_' : ''}orders`,
      params: { count, ...(maySee && { codes }) },
    },
    extra: { can_force, in_use: { orders: count }, used_in: maySee ? hits : [] },
  })
}
