import { type SQL, sql } from 'drizzle-orm'
import { addDays, addMonths, monthOf } from '../../../domain/days'
import { longestByDay, type ProfitKey } from '../../../domain/reports'
import type { Asked } from './asked'
import { inWarehouse, type Report } from './report'
import { profitFigures, reportRowSchema } from './shapes'

const millisADay = 86_400_000

const lengthOf = ({ from, to }: Asked): number => (Date.parse(to) - Date.parse(from)) / millisADay + 1

const barOf = (asked: Asked): 'day' | 'month' => (lengthOf(asked) > longestByDay ? 'month' : 'day')

const daysFrom = (asked: Asked, from: string, to: string): SQL =>
  sql`select day, warehouse_id, post_id, sold, money, cost from stock_days
    where day between ${from}::date and ${to}::date and ${inWarehouse(asked, sql`warehouse_id`)}`

/** Whole months are read from monthly sums, so that long periods are quick, unless the rows are days. */
function leftIn(asked: Asked): SQL {
  const { from, to } = asked
  const first = `${from.endsWith('-01') ? monthOf(from) : addMonths(monthOf(from), 1)}-01`
  const end = `${monthOf(addDays(to, 1))}-01`
  if (barOf(asked) === 'day' || asked.by === 'day' || first >= end) return daysFrom(asked, from, to)
  const parts = [
    sql`select month as day, warehouse_id, post_id, sold, money, cost from stock_months
      where month >= ${first}::date and month < ${end}::date and ${inWarehouse(asked, sql`warehouse_id`)}`,
  ]
  if (from < first) parts.push(daysFrom(asked, from, addDays(first, -1)))
  if (end <= to) parts.push(daysFrom(asked, end, to))
  return sql.join(parts, sql` union all `)
}

const periodIn = (unit: 'day' | 'month'): SQL =>
  unit === 'day' ? sql`day` : sql`date_trunc('month', day)::date`

const keys: Record<ProfitKey, { by: SQL; id: SQL; told: SQL }> = {
  product: {
    by: sql`post_id`,
    id: sql`b.key`,
    told: sql`b.key as post_id, null::int as warehouse_id, null::date as period`,
  },
  warehouse: {
    by: sql`warehouse_id`,
    id: sql`b.key`,
    told: sql`null::int as post_id, b.key as warehouse_id, null::date as period`,
  },
  month: {
    by: periodIn('month'),
    id: sql`b.key`,
    told: sql`null::int as post_id, null::int as warehouse_id, b.key as period`,
  },
  day: {
    by: periodIn('day'),
    id: sql`b.key`,
    told: sql`null::int as post_id, null::int as warehouse_id, b.key as period`,
  },
}

export const profit: Report = {
  name: 'profit',
  summary: 'what goods that left have earned',
  // A product, a warehouse or a day.
  row: reportRowSchema({ type: ['integer', 'string'] }, profitFigures),
  parameters: ['warehouse_id', 'from', 'to', 'by'],
  sorts: ['profit', 'money', 'cost', 'sold', 'margin', 'period'],
  order: ['profit', 'desc'],
  sums: ['sold', 'money', 'cost', 'profit'],
  // One read for rows and chart.
  base: (
    asked,
  ) => sql`select key, bar, grouping(bar) as is_row, sum(sold) as sold, sum(money) as money, sum(cost) as cost
    from (select ${keys[asked.by].by} as key, ${periodIn(barOf(asked))} as bar, sold, money, cost from (${leftIn(asked)}) l) l
    group by grouping sets ((key), (bar))`,
  rows: ({
    by,
  }) => sql`select ${keys[by].id} as id, ${keys[by].told}, b.sold, b.money, b.cost, b.money - b.cost as profit,
      round(100 * (b.money - b.cost) / nullif(b.money, 0), 1) as margin
    from base b where b.is_row = 1 and (b.sold, b.money, b.cost) <> (0, 0, 0)`,
  // Days or months without sales are zero bars; without them, the days around would seem adjacent.
  chart: (asked) => sql`select d.bar::date as key, coalesce(b.money - b.cost, 0) as value
      from (select min(bar) as first, max(bar) as last from base where is_row = 0) s
        cross join generate_series(s.first, s.last, ${barOf(asked) === 'day' ? '1 day' : '1 month'}::interval) d (bar)
        left join base b on b.is_row = 0 and b.bar = d.bar::date order by 1`,
}
