import { sql } from 'drizzle-orm'
import { businessDay } from '../../../domain/businessTime'
import { reportGuard } from '../../../domain/reports'
import { rowsOf } from '../../db/database'
import { dataOf } from '../../http/answerPlan'
import { idOf, one } from '../../http/answers'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { lotsIn } from '../slips/stock'
import { stockedProductSchema } from './shapes'

/** Most purchases and price changes that are sent, the newest. */
const limit = 100

/** `GET /warehouses/products/{id}`: lots in the order of taking, purchases and price changes. */
async function product({ db, params, now }: Call): Promise<Response> {
  const id = idOf(params.id)
  const [row] = await rowsOf<{ data: string }>(
    db,
    sql`select row_to_json(r)::text as data from (
      select p.id, p.type_id, p.code, p.title, p.image, p.price,
        (select coalesce(json_agg(s order by s.warehouse), '[]') from (
          select warehouse_id || '-' || ${id}::int as id, warehouse_id, w.name as warehouse,
            coalesce(s.number, 0) as number, coalesce(s.money, 0) as money, o.number as reorder_point,
            coalesce(o.version, 0) as version,
            ${lotsIn(sql`w.id`, sql`${id}::int`, sql`${businessDay(now)}::date`)} as lots
          from (select * from stock where post_id = ${id}) s
          full join (select * from reorder_points where post_id = ${id}) o using (warehouse_id)
          join warehouses w on w.id = warehouse_id) s) as stock,
        (select coalesce(json_agg(b order by b.date, b.id), '[]') from (
          select l.id, s.date, l.price, i.number, s.id as slip_id, s.code as slip_code,
            (select u.name from suppliers u where u.id = s.supplier_id) as supplier
          from lots l join slip_lines i on i.id = l.line_id join slips s on s.id = i.slip_id
          where l.post_id = ${id} and s.reason = 'purchase' and s.status = 'complete'
          order by l.id desc limit ${limit}) b) as bought,
        (select coalesce(json_agg(c order by c.at, c.id), '[]') from (
          select h.id, h.at, (h.changes->'price'->>0)::bigint as before, (h.changes->'price'->>1)::bigint as after
          from history h where h.entity = 'posts' and h.record_id = ${id} and h.changes ? 'price'
            and h.action in ('update', 'restore') and jsonb_typeof(h.changes->'price') = 'array'
          order by h.id desc limit ${limit}) c) as prices
      from posts p join types t on t.id = p.type_id where p.id = ${id} and t.style = 'product') r`,
  )
  if (!row) throw new ApiError('not_found')
  return one(row.data)
}

export const productReportRoute: GuardedRoute = {
  method: 'GET',
  path: '/warehouses/products/:id',
  summary: 'Read a product as the warehouse knows it',
  answers: dataOf(stockedProductSchema),
  guard: reportGuard,
  handler: product,
}
