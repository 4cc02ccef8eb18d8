import { type SQL, sql } from 'drizzle-orm'
import { businessDay, businessZone, momentOf } from '../../../domain/businessTime'
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
import { dataOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import type { Call } from '../../http/call'
import type { GuardedRoute } from '../../http/route'
import { readAsked } from './asked'
import { expiring, low } from './holdings'
import { shopFiguresSchema } from './shopShape'

const millisADay = 86_400_000
const longest = 2 * Math.max(...Object.values(figurePeriods))

const periods = Object.entries(figurePeriods) as [FigurePeriod, number][]
const at = (moment: Date | string): SQL => sql`${new Date(moment).toISOString()}::timestamptz`

/** Sales of a day, split at the present time of day. */
interface Made extends Sales {
  day: string
  is_early: boolean
}

/** Of the last day, only sales before the present time of day count. */
function salesIn(made: readonly Made[], first: string, last: string): Sales {
  const within = made.filter(
    ({ day, is_early }) => day >= first && (day < last || (day === last && is_early)),
  )
  const sum = (field: keyof Sales) => within.reduce((all, each) => all + each[field], 0)
  return { orders: sum('orders'), money: sum('money') }
}

interface SalesRow extends Pick<NonNullable<ShopFigures['sales']>, 'waiting' | 'owed'> {
  made: Made[]
  received: { day: string; money: number }[]
}

/** Reads two months of delivered orders and returns, the payments of one, and orders that are open or owed. */
async function salesOf({ db, now }: Call): Promise<NonNullable<ShopFigures['sales']>> {
  const today = businessDay(now)
  const late = at(new Date(now.getTime() - lateAfterDays * millisADay))
  const begin = at(momentOf(addDays(today, 1 - longest)))
  const start = addDays(today, 1 - figurePeriods.month)
  const [row] = await rowsOf<SalesRow>(
    db,
    // Days are spans of 24 hours, which is exact in this time zone: casting each order to its calendar day takes four
    // times as long.
    sql`select (select coalesce(json_agg(d), '[]') from (
          select (midnight at time zone ${businessZone})::date as day, is_early, orders, money from (
            select midnight, at - midnight <= ${at(now)} - ${at(momentOf(today))} as is_early,
              sum(orders) as orders, sum(money) as money
            from (select date_bin('1 day', at, ${at(momentOf(today))}) as midnight, at, orders, money from (
                select stepped_at as at, 1 as orders, total as money from orders
                  where status = 'delivered' and stepped_at >= ${begin}
                union all select greatest(r.at, o.stepped_at), 0, -r.amount from returns r
                  join orders o on o.id = r.order_id and o.status = 'delivered' where r.at >= ${begin}
                union all select o.stepped_at, 0, -r.amount from orders o join returns r on r.order_id = o.id
                  where o.status = 'delivered' and o.stepped_at >= ${begin} and o.returned > 0
                    and r.at < ${begin}) s) o
            group by 1, 2) b) d) as made,
        (select coalesce(json_agg(p), '[]') from (
          select day, -sum(amount) as money from entry_days where day >= ${start}::date and party <> 'suppliers'
            and kind in ('payment', 'refund') group by 1) p) as received,
        (select coalesce(sum(n), 0)::float8 from list_counts where list = 'orders.owed') as owed,
        (select coalesce(json_agg(w order by w.type_id, w.place), '[]') from (
          select type_id, status, array_position(array['new', 'processing', 'delivery'], status) as place,
            count(*) as count, count(*) filter (where stepped_at <= ${late}) as late
          from orders where status in ('new', 'processing', 'delivery') group by 1, 2) w) as waiting`,
  )
  if (!row) throw new Error('sums always yield a row')
  const { made, received, owed, waiting } = row
  const told = periods.map(([name, days]) => {
    const first = addDays(today, 1 - days)
    // Up to the same time of day, so that a morning is not compared with a whole day.
    const before = salesIn(made, addDays(first, -days), addDays(today, -days))
    const paid = received.reduce((sum, { day, money }) => (day >= first ? sum + money : sum), 0)
    return [name, { ...salesIn(made, first, today), received: paid, before }] as const
  })
  const byDay = new Map<string, number>()
  for (const { day, money } of made) if (day >= start) byDay.set(day, (byDay.get(day) ?? 0) + money)
  return {
    periods: Object.fromEntries(told) as NonNullable<ShopFigures['sales']>['periods'],
    owed,
    days: [...byDay]
      .map(([day, value]) => ({ day, value }))
      .sort((one, other) => (one.day < other.day ? -1 : 1)),
    waiting,
  }
}

async function goodsOf(call: Call, seesStock: boolean): Promise<Omit<ShopFigures, 'sales'>> {
  const asked = readAsked({ url: new URL('report:'), now: call.now }, low)
  const soon = { ...asked, days: expiringWithin }
  const named = (
    rows: SQL,
    columns: SQL,
    order: SQL,
  ) => sql`(select coalesce(json_agg(t order by ${order}), '[]') from (
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
    sql`r.id, r.number, r.reorder_point, r.missing`,
    sql`t.missing desc, t.post_id`,
  )})`
  const old = sql`select json_build_object('count', count(*), 'money', coalesce(sum(money), 0), 'rows', ${named(
    sql`select * from soon order by expiry, id limit 4`,
    sql`r.id, r.number, r.expiry, r.days_left`,
    sql`t.expiry, t.post_id`,
  )}) from soon`
  const profits = periods.map(
    ([name, days]) =>
      sql`${name}::text, coalesce(sum(money - cost) filter (where day > ${addDays(asked.today, -days)}::date), 0)`,
  )
  const costs = sql`select json_build_object('profit', (select json_build_object(${sql.join(profits, sql`, `)})
      from stock_days where day > ${addDays(asked.today, -figurePeriods.month)}::date),
    'owing', (select coalesce(sum(due), 0) from slips where due > 0))`
  const nothing = sql`select null::json`
  const [row] = await rowsOf<Omit<ShopFigures, 'sales'>>(
    call.db,
    sql`${
      seesStock
        ? sql`with low as materialized (${low.rows(asked)}), soon as materialized (${expiring.rows(soon)})`
        : sql``
    } select ${best} as best, (${seesStock ? costs : nothing}) as costs, (${seesStock ? short : nothing}) as low, (${seesStock ? old : nothing}) as expiring`,
  )
  return row ?? { best: [], costs: null, low: null, expiring: null }
}

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
  summary: 'Tell the figures of the dashboard',
  answers: dataOf(shopFiguresSchema),
  isReport: true,
  guard: shopGuard,
  handler: shopFigures,
}
