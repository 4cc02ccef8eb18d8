import { sql } from 'drizzle-orm'
import { businessDay } from '../../../domain/businessTime'
import { cleanLine } from '../../../domain/cleanText'
import { guards } from '../../../domain/guards'
import type { Orderable } from '../../../domain/orderLines'
import { stylesWith } from '../../../domain/type'
import { patternsOf } from '../../crud/fields'
import { rowsOf } from '../../db/database'
import { listOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { arraySchema, idSchema, objectSchema, orNull, textSchema } from '../../http/schema'
import { pricedSchema } from '../posts/shapes'
import { soldColumns } from './lines'
import { stockedSchema } from './shapes'

const maxProducts = 20
const mostNamed = 200

function idsIn(text: string, name: string): number[] {
  const ids = text.split(',')
  if (ids.length > mostNamed || !ids.every((each) => /^[1-9]\d{0,8}$/.test(each)))
    throw invalid(name, 'invalid')
  return ids.map(Number)
}

/** `GET /orders/products?type_id=&q=|ids=`: a complete code, as from a scanner, comes first. */
async function findProducts({ db, url, now }: Call): Promise<Response> {
  const params = url.searchParams
  const [typeId] = idsIn(params.get('type_id') ?? '', 'type_id')
  const text = cleanLine(params.get('q') ?? '')
  if (text.length > 200) throw invalid('q', 'max_length', { max: 200 })
  const named = params.get('ids')
  const where = named
    ? sql`p.id = any(${sql.param(idsIn(named, 'ids'))}::int[])`
    : sql.join(
        [sql`p.status <> 'draft'`, ...patternsOf(text).map((pattern) => sql`p.search_text like ${pattern}`)],
        sql` and `,
      )
  const data = await rowsOf<Orderable>(
    db,
    sql`select ${soldColumns}, case when exists (select from warehouses)
        and (select style from types where id = p.type_id) = 'product' then (
          select coalesce(json_agg(json_build_object('warehouse_id', w.id, 'name', w.name, 'on_hand', w.on_hand)
            order by w.on_hand desc, w.id), '[]')
          from (select w.id, w.name, sum(l.on_hand)::int as on_hand from lots l join warehouses w on w.id = l.warehouse_id
            where l.post_id = p.id and l.on_hand > 0 and (l.expiry is null or l.expiry >= ${businessDay(now)}::date)
            group by w.id) w) end as stock
      from posts p where p.type_id = ${typeId} and ${where}
        and p.type_id in (select id from types where style = any(${sql.param([...stylesWith('orders')])}))
      order by (p.code <> '' and lower(p.code) = lower(${text})) desc, p.title_key, p.id
      limit ${named ? mostNamed : maxProducts}`,
  )
  return json({ data })
}

export const orderProductsRoute: GuardedRoute = {
  method: 'GET',
  path: '/orders/products',
  summary: 'Find products that can be ordered, with what their price follows from',
  needs: ['type_id'],
  asks: { type_id: idSchema, q: textSchema, ids: arraySchema(idSchema) },
  answers: listOf(objectSchema({ ...pricedSchema, stock: orNull(arraySchema(stockedSchema)) })),
  guard: guards.orders.update,
  handler: findProducts,
}
