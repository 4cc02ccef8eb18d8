import { type SQL, sql } from 'drizzle-orm'
import { businessDay, businessZone } from '../../../domain/businessTime'
import { addDays } from '../../../domain/days'
import { anyDebtGuard, type Debt, type Debtors, debtAges, debtors, overdueDays } from '../../../domain/debts'
import { paginationOf } from '../../../domain/pagination'
import { exportedColumns, sheetOf } from '../../../domain/sheets'
import { exportApart, exportAsks, exportedFile, inPages } from '../../crud/exportRoute'
import { patternsOf } from '../../crud/fields'
import { rowsOf } from '../../db/database'
import { pageOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'
import { orderAsks, pageAsks, readParameters } from '../../http/parameters'
import type { GuardedRoute } from '../../http/route'
import { choiceSchema, objectSchema, textSchema, wholeSchema } from '../../http/schema'
import {
  debtorsIn,
  idOfParty,
  isFoundBy,
  kindsOf,
  limitOf,
  nameOf,
  owedByGuests,
  partyIn,
  phoneOf,
} from './parties'
import { debtSchema } from './shapes'

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

/** Whether the party `b` owes something since before that: agencies and suppliers are few, clients are read at once. */
const owesSince = (of: Debtors, before: SQL): SQL =>
  of === 'clients'
    ? sql`case b.party when 'guests' then b.party_key in (select phone from ${owedByGuests} and owed_at < ${before})
        else b.party_key in (select user_id::text from orders where due > 0 and owed_at is not null
          and agency_id is null and user_id is not null and owed_at < ${before}) end`
    : sql`exists (select from (${debtsOf[of]}) d where d.since < ${before})`

const ages = Object.entries(debtAges)
const ageChoices = overdueDays.map(String)
const sorts = ['balance']
const filters = {
  of: choiceSchema(debtors),
  id: textSchema,
  q: textSchema,
  overdue: choiceSchema(ageChoices),
  over_limit: choiceSchema(['0', '1']),
}
const listAsks = { ...filters, ...pageAsks(sorts) }

interface Asked {
  of: Debtors
  /** Parties with their balances, as `b`. */
  parties: SQL
  direction: SQL
  today: string
  page: number
  limit: number
}

/** @throws ApiError 403, 422 */
function readAsked(call: Call, url: URL): Asked {
  const { whole, one, has } = readParameters(url.searchParams, Object.keys(listAsks))
  const text = (name: string) => url.searchParams.get(name) ?? ''
  const of = debtorsIn(call, text('of'))
  const today = businessDay(call.now)
  const overdue = Number(one('overdue', ['', ...ageChoices], ''))
  const isOverLimit = one('over_limit', ['0', '1'], '0') === '1'
  if (isOverLimit && of !== 'agencies') throw invalid('over_limit', 'choice')
  one('orderBy', sorts, 'balance')
  const before = sql`(${addDays(today, -overdue)}::date::timestamp at time zone ${businessZone})`
  const patterns = patternsOf(text('q'))
  const wanted = [
    ...(patterns.length ? [isFoundBy(patterns)] : []),
    ...(overdue ? [owesSince(of, before)] : []),
    ...(isOverLimit ? [sql`b.balance > ${limitOf}`] : []),
    // One that is asked for is told also if it owes nothing.
    ...(has('id') ? [sql`(b.balance <> 0 or ${nameOf} <> '')`] : []),
  ]
  const { party, party_key } = has('id') ? partyIn(of, text('id')) : { party: '', party_key: '' }
  const sums = has('id')
    ? sql`select ${party}::text as party, ${party_key}::text as party_key, coalesce(sum(amount), 0) as balance
        from party_sums where party = ${party} and party_key = ${party_key}`
    : sql`select party, party_key, sum(amount) as balance from party_sums
        where party = any(${sql.param(kindsOf(of))}::text[]) group by 1, 2 having sum(amount) <> 0`
  return {
    of,
    parties: wanted.length ? sql`select * from (${sums}) b where ${sql.join(wanted, sql` and `)}` : sums,
    direction: one('sortedBy', ['asc', 'desc'], 'desc') === 'asc' ? sql`asc` : sql`desc`,
    today,
    page: whole('page', 1, 1, 10_000_000),
    limit: whole('limit', 25, 1, 1000),
  }
}

interface Answer {
  data: Debt[]
  total: number
  balance: number
}

async function read(call: Call, { of, parties, direction, today }: Asked, window: SQL): Promise<Answer> {
  const bounds = ages.map(([name, most], at) => {
    const after = at === 0 ? null : ages[at - 1]?.[1]
    const days = sql`(${today}::date - (d.since at time zone ${businessZone})::date)`
    const within = [
      ...(after === null ? [] : [sql`${days} > ${after}::int`]),
      ...(most === null ? [] : [sql`${days} <= ${most}::int`]),
    ]
    return sql`${name}::text, coalesce(sum(d.due) filter (where ${sql.join(within, sql` and `)}), 0)`
  })
  const [row] = await rowsOf<Answer>(
    call.db,
    sql`with b as materialized (${parties}),
      shown as (select * from b order by balance ${direction}, party, party_key ${window})
      select (select count(*)::int from b) as total, (select coalesce(sum(balance), 0)::float8 from b) as balance,
        coalesce((select json_agg(r order by r.balance ${direction}, r.party, r.id) from (
          select ${idOfParty} as id, b.party, ${nameOf} as name, ${phoneOf} as phone, b.balance, a.age,
            a.owed - b.balance as credit, ${limitOf} as credit_limit
          from shown b cross join lateral (
            select json_build_object(${sql.join(bounds, sql`, `)}) as age, coalesce(sum(d.due), 0) as owed
            from (${debtsOf[of]}) d) a) r), '[]') as data`,
  )
  if (!row) throw new Error('debts always yield a row')
  return row
}

/** `GET /debts?of=`: parties that owe or are owed, the greatest first, with the sum of all. */
async function listDebts(call: Call): Promise<Response> {
  const asked = readAsked(call, call.url)
  const { page, limit } = asked
  const { data, total, balance } = await read(call, asked, sql`limit ${limit} offset ${(page - 1) * limit}`)
  return json({
    data,
    meta: { pagination: paginationOf(total, limit, page, data.length), sums: { balance } },
  })
}

/** Read at once, since figures of different moments would not add up. */
const exportDebts = (call: Call): Promise<Response> =>
  exportApart(call, {
    name: 'debts',
    columns: exportedColumns(sheetOf('debts') ?? { columns: [] }),
    read: async (params) => {
      const url = new URL(call.url)
      url.search = params.toString()
      const { data } = await read(call, readAsked(call, url), sql``)
      return inPages(data.map(({ age, ...debt }) => ({ ...debt, ...age })))
    },
  })

export const debtRoutes: GuardedRoute[] = [
  {
    method: 'GET',
    path: '/debts',
    summary: 'List who owes, or is owed',
    asks: listAsks,
    needs: ['of'],
    answers: pageOf(debtSchema, { sums: objectSchema({ balance: wholeSchema }) }),
    isReport: true,
    guard: anyDebtGuard,
    handler: listDebts,
  },
  {
    method: 'GET',
    path: '/debts/export',
    summary: 'Export who owes, or is owed, as a file',
    asks: { ...filters, ...orderAsks(sorts), ...exportAsks },
    needs: ['of'],
    answers: exportedFile,
    guard: anyDebtGuard,
    handler: exportDebts,
  },
]
