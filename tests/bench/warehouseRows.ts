import { sql } from 'drizzle-orm'
import { setInTransaction, withoutLimits } from '../../src/api/db/pool'
import { unrecorded } from '../../src/api/history/unrecorded'
import { maintain } from '../../src/api/maintenance'
import { repair } from '../../src/api/stock/reconcile'
import type { Engine } from './engines'

/** A number from 0 below `size` that depends on `i` and a salt alone. */
const draw = (salt: number, size: string): string =>
  `((hashint8extended(i, ${salt}) & 9007199254740991) % ${size})::int`

/** How many products lie in how many warehouses. */
const products = 1_000
const lotsOfEach = 4
const agencies = 200

/**
 * Orders, each sent with one slip of one line, over a year: as many orders, slips and movements as asked for. What they
 * sum up to is reckoned afterwards. A third is of agencies; nine of ten are paid.
 */
export async function fillWarehouses(engine: Engine, count: number): Promise<void> {
  await unrecorded(engine.db, async (tx) => {
    await withoutLimits(tx)
    await setInTransaction(tx, { 'nep.ledger': 'bench' })
    const run = (text: string) => tx.execute(sql.raw(text))
    await run(`insert into warehouses (name, address)
      select 'Kho ' || n, 'Số ' || n from generate_series(1, 2) n where (select count(*) from warehouses) < 2`)
    await run(`insert into agencies (name) select 'Đại lý ' || n from generate_series(1, ${agencies}) n
      where (select count(*) from agencies) < ${agencies}`)
    await run(`create temp table good on commit drop as select row_number() over () - 1 as n, id, code, title, price
      from (select p.* from posts p join types t on t.id = p.type_id where t.style = 'product' order by p.id desc limit ${products}) p`)
    await run(`create temp table place on commit drop as
      select row_number() over (order by id) - 1 as n, id from (select id from warehouses order by id limit 2) w`)
    await run(`create temp table sale on commit drop as
      select i, w.id as warehouse_id, g.id as post_id, g.code, g.title, greatest(g.price, 1000) as price,
        ${draw(3, String(lotsOfEach))} as k, 1 + ${draw(4, '5')} as number,
        now() - (i * interval '365 days' / ${count}) as at
      from generate_series(1, ${count}::bigint) i
        join place w on w.n = ${draw(1, '(select count(*) from place)')}
        join good g on g.n = ${draw(2, '(select count(*) from good)')}`)
    await run(`create temp table lot on commit drop as select warehouse_id, post_id, code, title, k, price * 6 / 10 as cost,
        sum(number) + 20 as number, row_number() over (order by warehouse_id, k, post_id) as n,
        nextval('lots_id_seq')::int as id, nextval('slip_lines_id_seq')::int as line_id,
        case when k = 0 then current_date + (post_id % 400 - 5) end as expiry
      from sale group by warehouse_id, post_id, code, title, k, price`)
    await run(`create temp table bought on commit drop as select warehouse_id, k, nextval('slips_id_seq')::int as id,
        sum(number) as number, sum(number * cost) as money from lot group by 1, 2`)
    await run(`insert into slips (id, code, style, reason, date, warehouse_id, number, money)
      select id, 'BN' || id, 'import', 'purchase', current_date - 366, warehouse_id, number, money from bought`)
    await run(`insert into slip_lines (id, slip_id, place, post_id, code, title, number, price, expiry)
      select l.line_id, b.id, l.n, post_id, code, title, l.number, cost, expiry from lot l join bought b using (warehouse_id, k)`)
    await run(`insert into lots (id, warehouse_id, post_id, line_id, price, expiry, imported_at)
      select id, warehouse_id, post_id, line_id, cost, expiry, now() - interval '366 days' from lot`)
    await run(`create temp table sent on commit drop as select s.*, l.id as lot_id, l.cost, nextval('slips_id_seq')::int as slip_id,
        nextval('slip_lines_id_seq')::int as line_id, nextval('orders_id_seq')::int as order_id
      from sale s join lot l using (warehouse_id, post_id, k) order by s.i desc`)
    // Each order charges by itself otherwise: a million times one row.
    await run('alter table orders disable trigger user')
    await run(`insert into orders (id, type_id, code, status, name, phone, address, warehouse_id, agency_id, created_at, updated_at,
        stepped_at, owed_at, paid, products)
      select order_id, (select id from types where style = 'product' order by id limit 1), 'BD' || order_id,
        case when i < 40 then 'new' when i < 80 then 'delivery' else 'delivered' end, 'Khách ' || i,
        '09' || lpad(i::text, 8, '0'), 'Số ' || i, warehouse_id,
        case when i % 3 = 0 then (select array_agg(id order by id) from agencies)[1 + i % ${agencies}] end, at, at, at,
        case when i >= 80 then at end,
        case when i >= 80 and i % 10 <> 0 and at < now() - interval '3 days' then price * number else 0 end,
        jsonb_build_array(jsonb_build_object('id', 1, 'post_id', post_id, 'code', code, 'image', '', 'title', title, 'quantity', number,
          'price', price, 'list_price', price, 'attribute', '', 'total', price * number)) from sent`)
    await run('alter table orders enable trigger user')
    await run(`call recount_list('orders')`)
    await run(`delete from list_counts where list like 'orders.%'`)
    await run('insert into list_counts (list, key, n) select list, key, n from orders_sums')
    await run(`create temp table owed on commit drop as select o.id, o.total, o.paid, party_of(o) as party,
        party_key_of(o) as party_key, o.owed_at as at, nextval('entries_id_seq')::int as entry_id
      from orders o join sent s on s.order_id = o.id where o.owed_at is not null and o.total > 0 order by o.id`)
    await run(`insert into entries (at, party, party_key, kind, amount, order_id)
      select at, party, party_key, 'sale', total, id from owed`)
    await run(`insert into entries (id, at, party, party_key, kind, amount, method, order_id)
      select entry_id, at + interval '2 days', party, party_key, 'payment', -paid, (array['cash', 'transfer', 'cod'])[1 + id % 3], id
        from owed where paid > 0`)
    await run('alter table allocations disable trigger user')
    await run(`insert into allocations (at, entry_id, order_id, amount)
      select at + interval '2 days', entry_id, id, paid from owed where paid > 0`)
    await run('alter table allocations enable trigger user')
    await run(`insert into slips (id, code, style, reason, date, warehouse_id, order_id, number, money, profit, created_at)
      select slip_id, 'BX' || slip_id, 'export', 'sale', at::date, warehouse_id, order_id, number, price * number,
        (price - cost) * number, at from sent`)
    await run(`insert into slip_lines (id, slip_id, place, post_id, code, title, number, price, cost)
      select line_id, slip_id, 0, post_id, code, title, number, price, cost * number from sent`)
    await run(`insert into movements (at, slip_id, line_id, lot_id, warehouse_id, post_id, number, balance)
      select at, slip_id, line_id, lot_id, warehouse_id, post_id, number,
        sum(number) over (partition by warehouse_id, post_id order by at, line_id) from (
        select now() - interval '366 days' as at, b.id as slip_id, l.line_id, l.id as lot_id, warehouse_id, l.post_id, l.number
          from lot l join bought b using (warehouse_id, k)
        union all select at, slip_id, line_id, lot_id, warehouse_id, post_id, -number from sent) m order by at, line_id`)
    await run(`insert into reorder_points (warehouse_id, post_id, number) select warehouse_id, post_id, 70 + post_id % 30
      from lot group by 1, 2 on conflict do nothing`)
  })
  await repair(engine.db)
  await maintain(engine.db, new Date())
  for (const table of [
    'orders',
    'slips',
    'slip_lines',
    'lots',
    'stock',
    'movements',
    'stock_days',
    'stock_months',
    'reorder_points',
    'entries',
    'allocations',
    'agencies',
    'party_sums',
    'entry_days',
    'list_counts',
  ])
    await engine.db.execute(sql.raw(`vacuum analyze ${table}`))
}
