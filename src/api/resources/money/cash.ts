import { type SQL, sql } from 'drizzle-orm'
import { businessDay, businessZone } from '../../../domain/businessTime'
import type { CashMeta, CashRow } from '../../../domain/cash'
import { addDays } from '../../../domain/days'
import { guards } from '../../../domain/guards'
import { paginationOf } from '../../../domain/pagination'
import { type Guard, meets } from '../../../domain/permissions'
import { exportedColumns, sheetOf } from '../../../domain/sheets'
import { exportApart, exportAsks, exportedFile, inPages } from '../../crud/exportRoute'
import { rowsOf } from '../../db/database'
import { pageOf } from '../../http/answerPlan'
import { rawJson } from '../../http/answers'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'
import { orderAsks, pageAsks, readParameters } from '../../http/parameters'
import type { GuardedRoute } from '../../http/route'
import { daySchema } from '../../http/schema'
import { cashMeta, cashRowSchema } from './shapes'
import { countsIn, till } from './till'

const maxCashDays = 366
const sorts = ['day']
const days = { from: daySchema, to: daySchema }
const asks = { ...days, ...pageAsks(sorts) }

interface Asked {
  from: string
  to: string
  /** Of the rows by day. */
  order: SQL
  window: SQL
  page: number
  limit: number
}

function readAsked({ now }: Call, params: URLSearchParams): Asked {
  const { day, has, whole, one } = readParameters(params, Object.keys(asks))
  const to = day('to', businessDay(now))
  const from = has('from') ? day('from', to) : to
  if (from > to || addDays(from, maxCashDays) < to) throw invalid('from', 'invalid')
  const [page, limit] = [whole('page', 1, 1, 10_000_000), whole('limit', 25, 1, 1000)]
  one('orderBy', sorts, 'day')
  const direction = sql.raw(one('sortedBy', ['asc', 'desc'], 'desc'))
  return {
    from,
    to,
    order: sql`order by day ${direction}, method`,
    window: sql`limit ${limit} offset ${(page - 1) * limit}`,
    page,
    limit,
  }
}

/** Suppliers are paid; all others pay. */
const flows = sql`coalesce(sum(-e.amount) filter (where e.party <> 'suppliers' and e.kind = 'payment'), 0) as received,
  coalesce(sum(e.amount) filter (where e.party <> 'suppliers' and e.kind = 'refund'), 0) as refunded,
  coalesce(sum(-e.amount) filter (where e.party = 'suppliers'), 0) as spent`
const summed = sql`coalesce(sum(received), 0) as received, coalesce(sum(refunded), 0) as refunded,
  coalesce(sum(spent), 0) as spent`

/** Money that the caller may see, of an alias `e` for entries or their sums. */
function seenBy({ actor }: Call): SQL {
  const may = (guard: Guard) => meets(actor.permissions, guard)
  return sql`e.method is not null and case e.party when 'suppliers' then ${may(guards.slips.list)}::boolean
    else ${may(guards.orders.list)}::boolean end`
}

/** By day and method. */
const daysOf = (call: Call, { from, to }: Asked): SQL =>
  sql`select e.day || ' ' || e.method as id, e.day, e.method, ${flows} from entry_days e
    where e.day between ${from}::date and ${to}::date and ${seenBy(call)} group by e.day, e.method`

type Answer = Omit<CashMeta, 'from' | 'to'> & { data: string; total: number }

/** `GET /cash`: what came in and went out, as far as the caller may see it; by person of the last day. */
async function readCash(call: Call): Promise<Response> {
  const asked = readAsked(call, call.url.searchParams)
  const { from, to, order, window, page, limit } = asked
  const seesTill = meets(call.actor.permissions, guards.orders.list)
  const [row] = await rowsOf<Answer>(
    call.db,
    sql`with days as materialized (${daysOf(call, asked)})
      select (select count(*)::int from days) as total,
        (select coalesce(json_agg(d), '[]')::text from (select * from days ${order} ${window}) d) as data,
        (select row_to_json(s) from (select ${summed} from days) s) as sums,
        (select coalesce(json_agg(m order by m.method), '[]') from (
          select method, ${summed} from days group by 1) m) as methods,
        (select coalesce(json_agg(p order by p.name, p.method), '[]') from (
          select e.actor_id as id, coalesce(u.name, '') as name, e.method, ${flows}
          from entries e left join users u on u.id = e.actor_id
          where e.at >= (${to}::date::timestamp at time zone ${businessZone})
            and e.at < (${addDays(to, 1)}::date::timestamp at time zone ${businessZone}) and ${seenBy(call)}
          group by 1, 2, 3) p) as people,
        ${seesTill ? till : sql`null::json`} as till,
        ${seesTill ? countsIn(from, to) : sql`'[]'::json`} as counts`,
  )
  if (!row) throw new Error('a statement without a table yields a row')
  const { data, total, ...told } = row
  const count = Math.max(0, Math.min(limit, total - (page - 1) * limit))
  const meta = { pagination: paginationOf(total, limit, page, count), from, to, ...told }
  return rawJson(`{"data":${data},"meta":${JSON.stringify(meta)}}`)
}

const exportCash = (call: Call): Promise<Response> =>
  exportApart(call, {
    name: 'cash',
    columns: exportedColumns(sheetOf('cash') ?? { columns: [] }),
    read: async (params) => {
      const asked = readAsked(call, params)
      const [found] = await rowsOf<{ rows: CashRow[] }>(
        call.db,
        sql`select coalesce(json_agg(d), '[]') as rows from (select * from (${daysOf(call, asked)}) d ${asked.order}) d`,
      )
      return inPages((found?.rows ?? []).map((row) => ({ ...row })))
    },
  })

const guard = [guards.orders.list, ...guards.slips.list]

export const cashRoutes: GuardedRoute[] = [
  {
    method: 'GET',
    path: '/cash',
    summary: 'Tell what came in and went out by day and method',
    asks,
    answers: pageOf(cashRowSchema, cashMeta),
    isReport: true,
    guard,
    handler: readCash,
  },
  {
    method: 'GET',
    path: '/cash/export',
    summary: 'Export what came in and went out as a file',
    asks: { ...days, ...orderAsks(sorts), ...exportAsks },
    answers: exportedFile,
    guard,
    handler: exportCash,
  },
]
