import { type SQL, sql } from 'drizzle-orm'
import { businessDay, momentOf } from '../../../domain/businessTime'
import { addDays } from '../../../domain/days'
import { lateAfterDays } from '../../../domain/order'
import { meets } from '../../../domain/permissions'
import { reportGuard } from '../../../domain/reports'
import {
  expiringWithin,
  type FigurePeriod,
  figurePeriods,
  type Sales,
  type ShopFigures,
  salesGuard,
  shopGuard,
} from '../../../domain/shopFigures'
import { rowsOf } from '../../db/database'
import { json } from '../../http/answers'
import type { Call, GuardedRoute } from '../../http/route'
import { readAsked } from './asked'
import { expiring, low } from './holdings'

const day = 86_400_000
/** The longest period, and as long before it. */
const longest = 2 * Math.max(...Object.values(figurePeriods))

const periods = Object.entries(figurePeriods) as [FigurePeriod, number][]
const at = (moment: Date | string): SQL => sql`${new Date(moment).toISOString()}::timestamptz`

const within = (from: SQL, to: SQL): SQL =>
  sql`json_build_object('orders', count(*) filter (where created_at >= ${from} and created_at < ${to}),
    'money', coalesce(sum(total) filter (where created_at >= ${from} and created_at < ${to}), 0))`

/** Orders of two months, over the index of their moments; those that wait, over the index of the open ones. */
async function salesOf({ db, now }: Call): Promise<NonNullable<ShopFigures['sales']>> {
  const today = businessDay(now)
  const sums = periods.map(([name, days]) => {
    const from = momentOf(addDays(today, 1 - days))
    const ago = (moment: string | Date) => at(new Date(new Date(moment).getTime() - days * day))
    // To the same time of day: this morning is not held against the whole of yesterday.
    return sql`${sql.raw(`'${name}'`)}, json_build_array(${within(at(from), sql`'infinity'`)}, ${within(ago(from), ago(now))})`
  })
  const [row] = await rowsOf<{
    sums: Record<FigurePeriod, [Sales, Sales]>
    days: { day: string; value: number }[]
    waiting: NonNullable<ShopFigures['sales']>['waiting']
  }>(
    db,
    sql`with made as materialized (select created_at, total from orders
        where created_at >= ${at(momentOf(addDays(today, 1 - longest)))} and status <> 'canceled')
      select (select json_build_object(${sql.join(sums, sql`, `)}) from made) as sums,
        (select coalesce(json_agg(d order by d.day), '[]') from (
          select (created_at at time zone 'Asia/Ho_Chi_Minh')::date as day, sum(total) as value from made
          where created_at >= ${at(momentOf(addDays(today, 1 - figurePeriods.month)))} group by 1) d) as days,
        (select coalesce(json_agg(w order by w.type_id, w.place), '[]') from (
          select type_id, status, array_position(array['new', 'processing', 'delivery'], status) as place,
            count(*) as count, count(*) filter (where stepped_at <= ${at(new Date(now.getTime() - lateAfterDays * day))}) as late
          from orders where status in ('new', 'processing', 'delivery') group by 1, 2) w) as waiting`,
  )
  if (!row) throw new Error('sums always yield a row')
  const told = Object.fromEntries(
    periods.map(([name]) => [name, { ...row.sums[name][0], before: row.sums[name][1] }]),
  ) as Record<FigurePeriod, Sales & { before: Sales }>
  return { periods: told, days: row.days, waiting: row.waiting }
}

/** What sold best, is short and expires: over the sums by day and the lots that are there. */
async function goodsOf(call: Call, seesStock: boolean): Promise<Pick<ShopFigures, 'best' | 'low' | 'expiring'>> {
  const asked = readAsked({ url: new URL('report:'), now: call.now }, low)
  const soon = { ...asked, days: expiringWithin }
  const named = (rows: SQL, columns: SQL, order: SQL) => sql`(select coalesce(json_agg(t order by ${order}), '[]') from (
    select r.post_id, p.title, p.image, ${columns} from (${rows}) r left join posts p on p.id = r.post_id) t)`
  const best = named(
    sql`select post_id, sum(sold) as sold from stock_days
      where day > ${addDays(asked.today, -figurePeriods.month)}::date group by 1 having sum(sold) > 0
      order by 2 desc, 1 limit 5`,
    sql`r.sold`,
    sql`t.sold desc, t.post_id`,
  )
  const short = sql`select json_build_object('count', (select count(*) from low), 'rows', ${named(
    sql`select * from low order by missing desc, id limit 4`,
    sql`r.number, r.reorder_point, r.missing`,
    sql`t.missing desc, t.post_id`,
  )})`
  const old = sql`select json_build_object('count', count(*), 'money', coalesce(sum(money), 0), 'rows', ${named(
    sql`select * from soon order by expiry, id limit 4`,
    sql`r.number, r.expiry, r.days_left`,
    sql`t.expiry, t.post_id`,
  )}) from soon`
  const nothing = sql`select null::json`
  const [row] = await rowsOf<Pick<ShopFigures, 'best' | 'low' | 'expiring'>>(
    call.db,
    sql`${
      seesStock
        ? sql`with low as materialized (${low.rows(asked)}), soon as materialized (${expiring.rows(soon)})`
        : sql``
    } select ${best} as best, (${seesStock ? short : nothing}) as low, (${seesStock ? old : nothing}) as expiring`,
  )
  return row ?? { best: [], low: null, expiring: null }
}

/** `GET /dashboard/shop`: what is sold, waits, is short and expires, as far as the caller may see it. */
async function shopFigures(call: Call): Promise<Response> {
  const { permissions } = call.actor
  const sales = meets(permissions, salesGuard) ? await salesOf(call) : null
  const goods = await goodsOf(call, meets(permissions, reportGuard))
  const data: ShopFigures = { sales, ...goods }
  return json({ data })
}

export const shopRoute: GuardedRoute = {
  method: 'GET',
  path: '/dashboard/shop',
  guard: shopGuard,
  handler: shopFigures,
}
