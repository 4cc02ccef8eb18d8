import { sql } from 'drizzle-orm'
import { businessZone } from '../../../domain/businessTime'
import { usualDays } from '../../../domain/reports'
import { idSchema, textSchema } from '../../http/schema'
import { byWarehouse, inWarehouse, type Report } from './report'
import { deadFigures, expiringFigures, lowFigures, reportRowSchema, valueFigures } from './shapes'

const key = sql`s.warehouse_id || '-' || s.post_id as id, s.warehouse_id, s.post_id`
const ofWarehouse = ['warehouse_id'] as const

export const value: Report = {
  name: 'value',
  summary: 'what lies where, and what it is worth',
  row: reportRowSchema(textSchema, valueFigures),
  parameters: ofWarehouse,
  sorts: ['money', 'number', 'average_cost', 'next_expiry'],
  order: ['money', 'desc'],
  sums: ['number', 'money'],
  rows: (
    asked,
  ) => sql`select ${key}, s.number, s.money, round(s.money::numeric / s.number) as average_cost, s.next_expiry
    from stock s where s.number > 0 and ${inWarehouse(asked, sql`s.warehouse_id`)}`,
  chart: () => byWarehouse(sql`sum(r.money)`),
}

/** Lots that expire within so many days, and expired ones. */
export const expiring: Report = {
  name: 'expiring',
  summary: 'what expires soon, or has expired',
  row: reportRowSchema(idSchema, expiringFigures),
  parameters: [...ofWarehouse, 'days'],
  days: usualDays.expiring,
  sorts: ['expiry', 'number', 'money'],
  order: ['expiry', 'asc'],
  sums: ['number', 'money'],
  rows: (
    asked,
  ) => sql`select l.id, l.warehouse_id, l.post_id, l.line_id, l.on_hand as number, l.on_hand * l.price as money,
      l.expiry, l.expiry - ${asked.today}::date as days_left
    from lots l where l.on_hand > 0 and l.expiry <= ${asked.today}::date + ${asked.days}::int
      and ${inWarehouse(asked, sql`l.warehouse_id`)}`,
  told: sql`(select i.slip_id from slip_lines i where i.id = r.line_id) as slip_id,
    (select s.code from slip_lines i join slips s on s.id = i.slip_id where i.id = r.line_id) as slip_code`,
  chart: () => sql`select stage as key, coalesce(sum(r.money), 0) as value
    from (values (1, 'expired', -1000000, -1), (2, 'week', 0, 7), (3, 'month', 8, 30), (4, 'later', 31, 1000000))
      as stages (place, stage, low, high)
    left join report r on r.days_left between low and high
    group by place, stage having place < 4 or count(r.id) > 0 order by place`,
}

/** Expired units do not count. `state=all` lists all goods with stock or a reorder point, for setting the points. */
export const low: Report = {
  name: 'low',
  summary: 'what runs short',
  row: reportRowSchema(textSchema, lowFigures),
  parameters: [...ofWarehouse, 'state'],
  sorts: ['missing', 'number', 'reorder_point'],
  order: ['missing', 'desc'],
  sums: ['missing'],
  rows: (
    asked,
  ) => sql`select warehouse_id || '-' || post_id as id, warehouse_id, post_id, version, number, expired,
      reorder_point, greatest(coalesce(reorder_point, 0) - number, 0) as missing
    from (select warehouse_id, post_id, coalesce(o.version, 0) as version, o.number as reorder_point, e.expired,
          coalesce(s.number, 0) - e.expired as number
        from reorder_points o ${sql.raw(asked.state === 'all' ? 'full' : 'left')} join stock s using (warehouse_id, post_id)
        cross join lateral (select case when s.next_expiry < ${asked.today}::date then (select sum(l.on_hand) from lots l
            where l.warehouse_id = s.warehouse_id and l.post_id = s.post_id and l.on_hand > 0
              and l.expiry < ${asked.today}::date) else 0 end as expired) e) o
    where ${inWarehouse(asked, sql`warehouse_id`)} and ${asked.state === 'all' ? sql`true` : sql`number < reorder_point`}`,
  chart: () => byWarehouse(sql`count(*) filter (where r.missing > 0)`),
}

/** Goods in stock for so many days, of which none has left within them. */
export const dead: Report = {
  name: 'dead',
  summary: 'what has lain for long without any leaving',
  row: reportRowSchema(textSchema, deadFigures),
  parameters: [...ofWarehouse, 'days'],
  days: usualDays.dead,
  sorts: ['idle_days', 'number', 'money'],
  order: ['money', 'desc'],
  sums: ['number', 'money'],
  rows: (
    asked,
  ) => sql`select ${key}, s.number, s.money, o.day as last_out, ${asked.today}::date - greatest(o.day, l.day) as idle_days
    from stock s
    left join lateral (select d.day from stock_days d where d.warehouse_id = s.warehouse_id and d.post_id = s.post_id
      and d.taken > 0 order by d.day desc limit 1) o on true
    left join lateral (select min(l.imported_at at time zone ${businessZone})::date as day from lots l
      where l.warehouse_id = s.warehouse_id and l.post_id = s.post_id and l.on_hand > 0) l on true
    where s.number > 0 and ${inWarehouse(asked, sql`s.warehouse_id`)}
      and ${asked.today}::date - greatest(o.day, l.day) >= ${asked.days}::int`,
  chart: () => byWarehouse(sql`sum(r.money)`),
}
