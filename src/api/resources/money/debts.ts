import { type SQL, sql } from 'drizzle-orm'
import { businessDay, businessZone } from '../../../domain/businessTime'
import { addDays } from '../../../domain/days'
import { guards } from '../../../domain/guards'
import { paginationOf } from '../../../domain/pagination'
import { type Debtors, debtAges, debtors } from '../../../domain/payment'
import { type Guard, meets } from '../../../domain/permissions'
import { diallable } from '../../../domain/phone'
import { rowsOf } from '../../db/database'
import { idOf, json } from '../../http/answers'
import type { Call } from '../../http/call'
import { ApiError, invalid } from '../../http/errors'
import { readParameters } from '../../http/parameters'
import type { GuardedRoute } from '../../http/route'

const guardsOf: Record<Debtors, Guard> = {
  agencies: guards.orders.list,
  clients: guards.orders.list,
  suppliers: guards.slips.list,
}

function debtorsIn(call: Call, name: string | null | undefined): Debtors {
  const of = debtors.find((each) => each === name)
  if (!of) throw invalid('of', 'choice')
  if (!meets(call.actor.permissions, guardsOf[of])) throw new ApiError('forbidden')
  return of
}

/** Debts of the party `b`, and since when; each over its own index. */
const debtsOf: Record<Debtors, SQL> = {
  agencies: sql`select due, owed_at as since from orders
    where agency_id = b.party_key::int and due > 0 and owed_at is not null`,
  clients: sql`select due, owed_at as since from orders where due > 0 and owed_at is not null and agency_id is null
      and user_id = case b.party when 'clients' then b.party_key::int end
    union all select due, owed_at from orders where due > 0 and owed_at is not null and agency_id is null
      and user_id is null and phone = case b.party when 'guests' then b.party_key end`,
  suppliers: sql`select due, created_at as since from slips where supplier_id = b.party_key::int and due > 0`,
}

const kindsOf = (of: Debtors) => (of === 'clients' ? ['clients', 'guests'] : [of])

const nameOf = sql`coalesce(case b.party when 'agencies' then (select name from agencies where id = b.party_key::int)
  when 'clients' then (select name from users where id = b.party_key::int)
  when 'suppliers' then (select name from suppliers where id = b.party_key::int)
  else (select name from orders where phone = b.party_key order by id desc limit 1) end, '')`

const idOfParty = sql`case b.party when 'guests' then to_jsonb(b.party_key) else to_jsonb(b.party_key::int) end`

const ages = Object.entries(debtAges)

/** A positive balance they owe us; a supplier is owed it. */
interface Debt {
  /** Of a guest the phone number. */
  id: number | string
  name: string
  balance: number
  /** Debts by age in days; less `credit` they are the balance. */
  age: Record<keyof typeof debtAges, number>
  /** Paid on account or ahead. */
  credit: number
}

/** `GET /debts?of=`: parties that owe or are owed, the greatest first, with the sums of all. */
async function listDebts(call: Call): Promise<Response> {
  const { db, url, now } = call
  const { whole } = readParameters(url.searchParams, listAsks)
  const of = debtorsIn(call, url.searchParams.get('of'))
  const page = whole('page', 1, 1, 10_000_000)
  const limit = whole('limit', 25, 1, 1000)
  const bounds = ages.map(([name, most], at) => {
    const after = at === 0 ? null : ages[at - 1]?.[1]
    const days = sql`((${now.toISOString()}::timestamptz at time zone ${businessZone})::date
      - (d.since at time zone ${businessZone})::date)`
    const within = [
      ...(after === null ? [] : [sql`${days} > ${after}::int`]),
      ...(most === null ? [] : [sql`${days} <= ${most}::int`]),
    ]
    return sql`${name}::text, coalesce(sum(d.due) filter (where ${sql.join(within, sql` and `)}), 0)`
  })
  const [row] = await rowsOf<{ data: Debt[]; total: number; balance: number }>(
    db,
    sql`with b as materialized (
        select party, party_key, sum(amount) as balance from party_sums
          where party = any(${sql.param(kindsOf(of))}::text[]) group by 1, 2 having sum(amount) <> 0),
      shown as (select * from b order by balance desc, party, party_key limit ${limit} offset ${(page - 1) * limit})
      select (select count(*)::int from b) as total, (select coalesce(sum(balance), 0)::float8 from b) as balance,
        coalesce((select json_agg(r order by r.balance desc, r.party, r.id) from (
          select ${idOfParty} as id, b.party, ${nameOf} as name, b.balance, a.age, a.owed - b.balance as credit
          from shown b cross join lateral (
            select json_build_object(${sql.join(bounds, sql`, `)}) as age, coalesce(sum(d.due), 0) as owed
            from (${debtsOf[of]}) d) a) r), '[]') as data`,
  )
  const { data = [], total = 0, balance = 0 } = row ?? {}
  return json({
    data,
    meta: { pagination: paginationOf(total, limit, page, data.length), sums: { balance } },
  })
}

const timeOf = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** `GET /debts/{of}/{id}`: what made a party's balance, oldest first, each with the balance after it. */
async function statement(call: Call): Promise<Response> {
  const { db, url, params, now } = call
  const { whole, day, has } = readParameters(url.searchParams, statementAsks)
  const of = debtorsIn(call, params.of)
  const [party, key] = partyIn(of, params.id)
  const to = day('to', businessDay(now))
  const from = has('from') ? day('from', to) : null
  const page = whole('page', 1, 1, 10_000_000)
  const limit = whole('limit', 25, 1, 1000)
  const ends = sql`(${addDays(to, 1)}::date::timestamp at time zone ${businessZone})`
  const begins = sql`(${from}::date::timestamp at time zone ${businessZone})`
  const [row] = await rowsOf<Statement & { data: unknown[]; total: number }>(
    db,
    sql`with b as (select ${party}::text as party, ${key}::text as party_key),
      all_of as materialized (
        select e.id, e.at, e.amount, sum(e.amount) over (order by e.at, e.id) as balance
        from entries e join b on e.party = b.party and e.party_key = b.party_key where e.at < ${ends}),
      told as (select * from all_of where ${from}::date is null or at >= ${begins}),
      shown as (select * from told order by at, id limit ${limit} offset ${(page - 1) * limit})
      select ${idOfParty} as id, b.party, ${nameOf} as name, exists (select from all_of) as known,
        (select count(*)::int from told) as total,
        coalesce((select sum(amount) from all_of where at < ${begins}), 0)::float8 as opening,
        coalesce((select sum(amount) from told where amount > 0), 0)::float8 as owed,
        coalesce((select -sum(amount) from told where amount < 0), 0)::float8 as paid,
        coalesce((select sum(amount) from all_of), 0)::float8 as closing,
        coalesce((select json_agg(r order by r.at, r.id) from (
          select e.id, ${timeOf(sql`e.at`)} as at, e.kind, e.amount, s.balance, e.method, e.note, e.reverses_id,
            (select x.id from entries x where x.reverses_id = e.id) as reversed_by,
            (select json_build_object('id', o.id, 'code', o.code, 'type_id', o.type_id) from orders o
              where o.id = e.order_id) as order,
            (select json_build_object('id', p.id, 'code', p.code) from slips p where p.id = e.slip_id) as slip,
            (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = e.actor_id) as actor
          from shown s join entries e on e.id = s.id) r), '[]') as data
      from b`,
  )
  // A party that is gone keeps its entries.
  if (!row || (!row.name && !row.known)) throw new ApiError('not_found')
  const { data, total, known: _, ...told } = row
  return json({
    data,
    meta: { pagination: paginationOf(total, limit, page, data.length), ...told, from, to },
  })
}

interface Statement {
  id: number | string
  party: string
  name: string
  known: boolean
  opening: number
  owed: number
  paid: number
  closing: number
}

/** A client without an account is asked for by phone number. */
function partyIn(of: Debtors, text = ''): [party: string, key: string] {
  const phone = of === 'clients' && /^[0+]/.test(text) ? diallable(text) : undefined
  return phone ? ['guests', phone] : [of, String(idOf(text))]
}

const guard = [guards.orders.list, ...guards.slips.list]
const listAsks = ['of', 'page', 'limit']
const statementAsks = ['from', 'to', 'page', 'limit']

export const debtRoutes: GuardedRoute[] = [
  { method: 'GET', path: '/debts', asks: listAsks, guard, handler: listDebts },
  { method: 'GET', path: '/debts/:of/:id', asks: statementAsks, guard, handler: statement },
]
