import { sql } from 'drizzle-orm'
import { businessDay } from '../../../domain/businessTime'
import { cleanLine } from '../../../domain/cleanText'
import { codeKey, type Good, maxGoodsFound, maxGoodsNamed } from '../../../domain/goods'
import { guards } from '../../../domain/guards'
import { patternsOf } from '../../crud/fields'
import { rowsOf } from '../../db/database'
import { listOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import {
  arraySchema,
  daySchema,
  idSchema,
  objectSchema,
  orNull,
  textSchema,
  wholeSchema,
} from '../../http/schema'
import { stockedSchema } from '../orders/shapes'
import { goodLotSchema } from './shapes'

const idIn = (text: string, name: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw invalid(name, 'invalid')
  return Number(text)
}

/** @throws ApiError 422 for too many names */
function listIn(text: string, by: string, name: string): string[] {
  const named = text.split(by).filter(Boolean)
  if (named.length > maxGoodsNamed) throw invalid(name, 'max_items', { max: maxGoodsNamed })
  return named
}

/** `GET /warehouses/goods?q=|ids=|codes=`: a complete code, as from a scanner, comes first; codes are in lines. */
async function findGoods({ db, url, now }: Call): Promise<Response> {
  const params = url.searchParams
  const asked = (name: string) => params.get(name) ?? ''
  for (const name of ['q', 'codes']) if (asked(name).length > 12_000) throw invalid(name, 'invalid')
  const q = cleanLine(asked('q'))
  if (q.length > 200) throw invalid('q', 'max_length', { max: 200 })
  const warehouse = asked('warehouse_id') && idIn(asked('warehouse_id'), 'warehouse_id')
  const supplier = asked('supplier_id') && idIn(asked('supplier_id'), 'supplier_id')
  const day = businessDay(now)
  const where = params.has('ids')
    ? sql`p.id = any(${sql.param(listIn(asked('ids'), ',', 'ids').map((each) => idIn(each, 'ids')))}::int[])`
    : params.has('codes')
      ? sql`p.code <> '' and lower(p.code) = any(${sql.param(listIn(asked('codes'), '\n', 'codes').map(codeKey))}::text[])`
      : sql.join(
          // Drafts are found by their complete code: goods may arrive before their page is published.
          [
            sql`(p.status <> 'draft' or lower(p.code) = ${codeKey(q)})`,
            ...patternsOf(q).map((pattern) => sql`p.search_text like ${pattern}`),
          ],
          sql` and `,
        )
  const isNamed = params.has('ids') || params.has('codes')
  const data = await rowsOf<Good>(
    db,
    sql`select p.id, p.code, p.title, p.image, coalesce(p.price, 0)::float8 as price,
      (select json_build_object('price', i.price, 'date', s.date, 'supplier_id', s.supplier_id)
        from slip_lines i join slips s on s.id = i.slip_id
        where i.post_id = p.id and s.style = 'import' and s.reason = 'purchase' and s.status = 'complete'
        order by (s.supplier_id is not distinct from ${supplier || null}::int) desc, i.id desc limit 1) as last,
      (select coalesce(json_agg(json_build_object('id', l.id, 'price', l.price, 'expiry', l.expiry, 'on_hand', l.on_hand,
          'imported_at', to_char(l.imported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
          'is_expired', coalesce(l.expiry < ${day}::date, false))
          order by l.expiry nulls last, l.imported_at, l.id), '[]')
        from lots l where l.post_id = p.id and l.warehouse_id = ${warehouse || null}::int and l.on_hand > 0) as lots,
      (select coalesce(json_agg(json_build_object('warehouse_id', e.id, 'name', e.name, 'on_hand', e.on_hand)
          order by e.on_hand desc, e.id), '[]')
        from (select w.id, w.name, sum(l.on_hand)::int as on_hand from lots l join warehouses w on w.id = l.warehouse_id
          where l.post_id = p.id and l.on_hand > 0 and w.id is distinct from ${warehouse || null}::int
            and (l.expiry is null or l.expiry >= ${day}::date) group by w.id, w.name) e) as elsewhere
    from posts p join types t on t.id = p.type_id
    where t.style = 'product' and ${where}
    order by (p.code <> '' and lower(p.code) = ${codeKey(q)}) desc, p.title_key, p.id
    limit ${isNamed ? maxGoodsNamed * 2 : maxGoodsFound}`,
  )
  return json({ data })
}

const goodSchema = objectSchema({
  id: idSchema,
  code: textSchema,
  title: textSchema,
  image: textSchema,
  price: wholeSchema,
  last: orNull(objectSchema({ price: wholeSchema, date: daySchema, supplier_id: orNull(idSchema) })),
  lots: arraySchema(goodLotSchema),
  elsewhere: arraySchema(stockedSchema),
})

/** For callers who make slips; they need not be allowed to list posts. */
export const goodsRoute: GuardedRoute = {
  method: 'GET',
  path: '/warehouses/goods',
  summary: 'Find goods for a slip',
  asks: {
    q: textSchema,
    ids: arraySchema(idSchema),
    codes: textSchema,
    warehouse_id: idSchema,
    supplier_id: idSchema,
  },
  answers: listOf(goodSchema),
  guard: guards.slips.create,
  handler: findGoods,
}
