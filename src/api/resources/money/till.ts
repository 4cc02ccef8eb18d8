import { type SQL, sql } from 'drizzle-orm'
import { businessDay } from '../../../domain/businessTime'
import { type CashCount, cashCountSchema } from '../../../domain/cash'
import { guards } from '../../../domain/guards'
import { rowsOf } from '../../db/database'
import { dataOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import { asked } from '../../http/asked'
import type { Call } from '../../http/call'
import type { GuardedRoute } from '../../http/route'
import { countedSchema } from './shapes'

/** Arbitrary; held while the till is counted. */
const countLock = 715_517_010

/** A count as it is sent, of an alias `c`. */
const told = sql`c.id, to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, c.day,
  c.counted::float8 as counted, c.taken::float8 as taken, c.expected::float8 as expected,
  (c.counted - c.expected)::float8 as difference, c.note,
  (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = c.actor_id) as actor`

/** The counts of these days as JSON, the newest first. */
export const countsIn = (from: string, to: string): SQL =>
  sql`(select coalesce(json_agg(n order by n.id desc), '[]') from (select ${told} from cash_counts c
    where c.day between ${from}::date and ${to}::date) n)`

const latest = sql`select at, counted - taken as opening, total from cash_counts order by id desc limit 1`

/** Cash that should be in the till now, as JSON. */
export const till = sql`(select json_build_object('since',
    to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'opening', l.opening,
    'expected', l.opening + cash_total.total - l.total)
  from cash_total left join (${latest}) l on true)`

/** `POST /cash/counts`: one after another, so that each follows on the one before. */
async function count(call: Call): Promise<Response> {
  const { db, now, body } = call
  const { counted, taken, note } = asked(cashCountSchema, body)
  await db.execute(sql`select pg_advisory_xact_lock(${countLock})`)
  const [made] = await rowsOf<CashCount>(
    db,
    sql`with c as (
        insert into cash_counts (day, counted, taken, total, expected, note)
        select ${businessDay(now)}::date, ${counted}::bigint, ${taken}::bigint, cash_total.total,
          l.opening + cash_total.total - l.total, ${note}
        from cash_total left join (${latest}) l on true returning *)
      select ${told} from c`,
  )
  return json({ data: made }, 201)
}

export const countRoute: GuardedRoute = {
  method: 'POST',
  path: '/cash/counts',
  summary: 'Count the cash in the till',
  takes: cashCountSchema,
  answers: dataOf(countedSchema, 201),
  guard: guards.orders.update,
  handler: count,
}
