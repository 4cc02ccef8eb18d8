import { sql } from 'drizzle-orm'
import { businessDay, businessZone } from '../../../domain/businessTime'
import { addDays } from '../../../domain/days'
import { guards } from '../../../domain/guards'
import { meets } from '../../../domain/permissions'
import { rowsOf } from '../../db/database'
import { json } from '../../http/answers'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'
import { readParameters } from '../../http/parameters'
import type { GuardedRoute } from '../../http/route'

const maxCashDays = 366
const asks = ['from', 'to']

/**
 * `GET /cash`: what came in and went out by day and method, as far as the caller may see it; and by person of the
 * last day.
 */
async function readCash({ db, url, now, actor }: Call): Promise<Response> {
  const { day, has } = readParameters(url.searchParams, asks)
  const to = day('to', businessDay(now))
  const from = has('from') ? day('from', to) : to
  if (from > to || addDays(from, maxCashDays) < to) throw invalid('from', 'invalid')
  const seesSales = meets(actor.permissions, guards.orders.list)
  const seesCosts = meets(actor.permissions, guards.slips.list)
  const seen = sql`e.method is not null and case e.party when 'suppliers' then ${seesCosts}::boolean else ${seesSales}::boolean end`
  // Suppliers are paid; all others pay.
  const sums = sql`coalesce(sum(-e.amount) filter (where e.party <> 'suppliers' and e.kind = 'payment'), 0) as received,
    coalesce(sum(e.amount) filter (where e.party <> 'suppliers' and e.kind = 'refund'), 0) as refunded,
    coalesce(sum(-e.amount) filter (where e.party = 'suppliers'), 0) as spent`
  const [row] = await rowsOf<{ days: unknown[]; people: unknown[] }>(
    db,
    sql`select coalesce((select json_agg(d order by d.day, d.method) from (
          select e.day, e.method, ${sums} from entry_days e where e.day between ${from}::date and ${to}::date and ${seen}
          group by 1, 2) d), '[]') as days,
        coalesce((select json_agg(p order by p.name, p.method) from (
          select e.actor_id as id, coalesce(u.name, '') as name, e.method, ${sums}
          from entries e left join users u on u.id = e.actor_id
          where e.at >= (${to}::date::timestamp at time zone ${businessZone})
            and e.at < (${addDays(to, 1)}::date::timestamp at time zone ${businessZone}) and ${seen}
          group by 1, 2, 3) p), '[]') as people`,
  )
  return json({ data: row?.days ?? [], meta: { from, to, people: row?.people ?? [] } })
}

export const cashRoute: GuardedRoute = {
  method: 'GET',
  path: '/cash',
  asks,
  guard: [guards.orders.list, ...guards.slips.list],
  handler: readCash,
}
