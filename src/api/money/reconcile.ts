import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import { setInTransaction, withoutLimits } from '../db/pool'

export interface MoneyDifference {
  /**
   * `order_paid`, `slip_paid`: differs from what was set against it; `order_owed`, `slip_owed`: the ledger says something
   * else; `order_returned`: differs from its returns; `open`: what a payment has left; `party_sum`, `party`: a balance
   * differs from its entries, or from what its orders and payments say; `day`: a day's sum differs from its entries; `list`: a
   * sum of the list of orders differs from its rows.
   */
  what:
    | 'order_paid'
    | 'order_owed'
    | 'order_returned'
    | 'slip_paid'
    | 'slip_owed'
    | 'open'
    | 'party_sum'
    | 'party'
    | 'day'
    | 'list'
  code: string
  found: string
  expected: string
}

const isSummed = sql`(list like 'orders.%' or list like 'remittances.%')`

const setAgainst = (column: 'order_id' | 'slip_id') =>
  sql`(select ${sql.identifier(column)} as id, sum(amount) as amount from allocations group by 1)`

const owed = sql`case when o.owed_at is null then 0 else o.total - o.returned end`

/** Of each entry: what of it is set against nothing. */
const open = sql`select e.id, e.party, e.party_key, e.open, case
    when e.reverses_id is not null or exists (select from entries r where r.reverses_id = e.id) then 0
    when e.kind in ('payment', 'refund', 'settled') then -e.amount
      - coalesce((select sum(a.amount) from allocations a where a.entry_id = e.id), 0)
    else 0 end as told from entries e`

const checks: Record<MoneyDifference['what'], SQL> = {
  order_paid: sql`select o.code, o.paid::text, coalesce(a.amount, 0)::text
    from orders o left join ${setAgainst('order_id')} a on a.id = o.id where o.paid <> coalesce(a.amount, 0)`,
  order_owed: sql`select o.code, (${owed})::text, coalesce(e.amount, 0)::text
    from orders o left join (select order_id as id, sum(amount) as amount from entries
      where kind in ('sale', 'return') group by 1) e on e.id = o.id where ${owed} <> coalesce(e.amount, 0)`,
  order_returned: sql`select o.code, o.returned::text, coalesce(r.amount, 0)::text
    from orders o left join (select order_id as id, sum(amount) as amount from returns group by 1) r on r.id = o.id
    where o.returned <> coalesce(r.amount, 0)`,
  slip_paid: sql`select s.code, s.paid::text, coalesce(a.amount, 0)::text
    from slips s left join ${setAgainst('slip_id')} a on a.id = s.id where s.paid <> coalesce(a.amount, 0)`,
  slip_owed: sql`select s.code, (s.due + s.paid)::text, coalesce(e.amount, 0)::text
    from slips s left join (select slip_id as id, sum(amount) as amount from entries where kind = 'purchase' group by 1) e
      on e.id = s.id where s.supplier_id is not null and s.due + s.paid <> coalesce(e.amount, 0)`,
  open: sql`select id::text, open::text, told::text from (${open}) e where open <> told`,
  party_sum: sql`select concat_ws(' ', coalesce(s.party, e.party), coalesce(s.party_key, e.party_key)),
      coalesce(s.amount, 0)::text, coalesce(e.amount, 0)::text
    from (select party, party_key, sum(amount) as amount from party_sums group by 1, 2) s
      full join (select party, party_key, sum(amount) as amount from entries group by 1, 2) e
        on e.party = s.party and e.party_key = s.party_key
    where coalesce(s.amount, 0) <> coalesce(e.amount, 0)`,
  // All that a party's orders and purchases come to, less what was paid for them and what is on account.
  party: sql`select concat_ws(' ', party, party_key), coalesce(sum(balance), 0)::text, coalesce(sum(told), 0)::text from (
      select party, party_key, amount as balance, 0 as told from entries
      union all select party_of(o), party_key_of(o), 0, ${owed} - o.paid from orders o
      union all select party, party_key, 0, amount from entries where kind = 'purchase'
      union all select e.party, e.party_key, 0, -a.amount from allocations a join entries e on e.id = a.entry_id
        where a.slip_id is not null
      union all select party, party_key, 0, -told from (${open}) e) s
    group by party, party_key having sum(balance) <> sum(told)`,
  day: sql`select concat_ws(' ', coalesce(s.day, e.day)::text, coalesce(s.kind, e.kind)), coalesce(s.amount, 0)::text,
      coalesce(e.amount, 0)::text
    from (select day, party, kind, coalesce(method, '') as method, sum(amount) as amount from entry_days
        group by 1, 2, 3, 4) s
      full join (select (at at time zone 'Asia/Ho_Chi_Minh')::date as day, party, kind, coalesce(method, '') as method,
        sum(amount) as amount from entries group by 1, 2, 3, 4) e using (day, party, kind, method)
    where coalesce(s.amount, 0) <> coalesce(e.amount, 0)`,
  list: sql`select concat_ws(' ', list, key::text), coalesce(sum(found), 0)::text, coalesce(sum(told), 0)::text from (
      select list, key, n as found, 0 as told from list_counts where ${isSummed}
      union all select list, key, 0, n from orders_sums union all select list, key, 0, n from remittances_sums) s
    group by list, key having sum(found) <> sum(told)`,
}

/** Compares the ledger of money with orders, slips and sums. One statement, so that it sees one moment. */
export async function moneyDifferences(db: Pick<Database, 'execute'>): Promise<MoneyDifference[]> {
  const parts = Object.entries(checks).map(
    ([what, rows]) => sql`select ${what}::text as what, d.* from (${rows}) d (code, found, expected)`,
  )
  return rowsOf<MoneyDifference>(db, sql`${sql.join(parts, sql` union all `)} order by 1, 2`)
}

/** Sets sums to what the ledger says; what orders and ledger say differently stays. */
export const repairMoney = (db: Database): Promise<MoneyDifference[]> =>
  db.transaction(async (tx) => {
    await withoutLimits(tx)
    await tx.execute(
      sql`lock table orders, slips, entries, allocations, returns, remittances, party_sums, entry_days, list_counts in share row exclusive mode`,
    )
    await setInTransaction(tx, { 'nep.ledger': 'repair' })
    await tx.execute(
      sql`update entries e set open = o.told from (${open}) o where o.id = e.id and o.open <> o.told`,
    )
    await tx.execute(sql`update slips s set paid = coalesce(a.amount, 0) from slips p
      left join ${setAgainst('slip_id')} a on a.id = p.id where p.id = s.id and s.paid <> coalesce(a.amount, 0)`)
    await tx.execute(sql`update orders o set paid = coalesce(a.amount, 0) from orders p
      left join ${setAgainst('order_id')} a on a.id = p.id where p.id = o.id and o.paid <> coalesce(a.amount, 0)`)
    await tx.execute(sql`delete from party_sums`)
    await tx.execute(sql`insert into party_sums (party, party_key, amount)
      select party, party_key, sum(amount) from entries group by 1, 2 having sum(amount) <> 0`)
    await tx.execute(sql`delete from entry_days`)
    await tx.execute(sql`insert into entry_days (day, party, kind, method, amount)
      select (at at time zone 'Asia/Ho_Chi_Minh')::date, party, kind, method, sum(amount) from entries group by 1, 2, 3, 4
      having sum(amount) <> 0`)
    await tx.execute(sql`delete from list_counts where ${isSummed}`)
    await tx.execute(sql`insert into list_counts (list, key, n)
      select list, key, n from orders_sums union all select list, key, n from remittances_sums`)
    await setInTransaction(tx, { 'nep.ledger': '' })
    return moneyDifferences(tx)
  })
