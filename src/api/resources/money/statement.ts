import { type SQL, sql } from 'drizzle-orm'
import { businessDay, businessZone } from '../../../domain/businessTime'
import { addDays } from '../../../domain/days'
import { anyDebtGuard, type DebtEntry, debtors, entryWord, type StatementSums } from '../../../domain/debts'
import { paginationOf } from '../../../domain/pagination'
import { exportedColumns, sheetOf } from '../../../domain/sheets'
import { exportApart, exportAsks, exportedFile, inPages } from '../../crud/exportRoute'
import { rowsOf } from '../../db/database'
import { pageOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'
import { orderAsks, pageAsks, readParameters } from '../../http/parameters'
import type { GuardedRoute } from '../../http/route'
import { choiceSchema, daySchema } from '../../http/schema'
import { debtorsIn, idOfParty, nameOf, partyId, partyIn } from './parties'
import { debtEntrySchema, statementMeta } from './shapes'

const timeOf = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const sorts = ['at']
const days = { from: daySchema, to: daySchema }
const asks = { ...days, ...pageAsks(sorts) }

interface Row extends StatementSums {
  known: boolean
  total: number
  data: DebtEntry[]
}

/** @throws ApiError 403, 404, 422 */
async function read(call: Call, url: URL, isWhole = false) {
  const { db, params, now } = call
  const { whole, day, has, one } = readParameters(url.searchParams, Object.keys(asks))
  const of = debtorsIn(call, params.of)
  const { party, party_key } = partyIn(of, params.id)
  const to = day('to', businessDay(now))
  const from = has('from') ? day('from', to) : null
  const page = whole('page', 1, 1, 10_000_000)
  const limit = whole('limit', 25, 1, 1000)
  one('orderBy', sorts, 'at')
  const direction = one('sortedBy', ['asc', 'desc'], 'asc') === 'asc' ? sql`asc` : sql`desc`
  const window = isWhole ? sql`` : sql`limit ${limit} offset ${(page - 1) * limit}`
  const ends = sql`(${addDays(to, 1)}::date::timestamp at time zone ${businessZone})`
  const begins = sql`(${from}::date::timestamp at time zone ${businessZone})`
  const [row] = await rowsOf<Row>(
    db,
    sql`with b as (select ${party}::text as party, ${party_key}::text as party_key),
      all_of as materialized (
        select e.id, e.at, e.amount, sum(e.amount) over (order by e.at, e.id) as balance
        from entries e join b on e.party = b.party and e.party_key = b.party_key where e.at < ${ends}),
      told as (select * from all_of where ${from}::date is null or at >= ${begins}),
      shown as (select * from told order by at ${direction}, id ${direction} ${window})
      select ${idOfParty} as id, b.party, ${nameOf} as name, exists (select from all_of) as known,
        (select count(*)::int from told) as total,
        coalesce((select sum(amount) from all_of where at < ${begins}), 0)::float8 as opening,
        coalesce((select sum(amount) from told where amount > 0), 0)::float8 as owed,
        coalesce((select -sum(amount) from told where amount < 0), 0)::float8 as paid,
        coalesce((select sum(amount) from all_of), 0)::float8 as closing,
        coalesce((select json_agg(r order by r.at ${direction}, r.id ${direction}) from (
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
  const { data, total, known: _, ...sums } = row
  const pagination = paginationOf(total, limit, page, data.length)
  return { of, data, meta: { pagination, ...sums, from, to } }
}

/** `GET /debts/{of}/{id}`: what made a party's balance, oldest first, each with the balance after it. */
async function statement(call: Call): Promise<Response> {
  const { data, meta } = await read(call, call.url)
  return json({ data, meta })
}

const exportStatement = (call: Call): Promise<Response> =>
  exportApart(call, {
    name: 'debt_entries',
    columns: exportedColumns(sheetOf('debt_entries') ?? { columns: [] }),
    read: async (params) => {
      const url = new URL(call.url)
      url.search = params.toString()
      const { of, data } = await read(call, url, true)
      return inPages(
        data.map(({ order, slip, actor, ...entry }) => ({
          ...entry,
          kind: entryWord(entry, of),
          code: order?.code ?? slip?.code,
          owed: entry.amount > 0 ? entry.amount : null,
          paid: entry.amount < 0 ? -entry.amount : null,
          actor: actor?.name,
        })),
      )
    },
  })

const path = '/debts/:of/:id'
const parts = { of: choiceSchema(debtors), id: partyId }

export const statementRoutes: GuardedRoute[] = [
  {
    method: 'GET',
    path,
    parts,
    summary: 'Read the statement of a party',
    asks,
    answers: pageOf(debtEntrySchema, statementMeta),
    guard: anyDebtGuard,
    handler: statement,
  },
  {
    method: 'GET',
    path: `${path}/export`,
    parts,
    summary: 'Export the statement of a party as a file',
    asks: { ...days, ...orderAsks(sorts), ...exportAsks },
    answers: exportedFile,
    guard: anyDebtGuard,
    handler: exportStatement,
  },
]
