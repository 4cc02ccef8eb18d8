import { sql } from 'drizzle-orm'
import { guards } from '../../domain/guards'
import { paginationOf } from '../../domain/pagination'
import { selectColumns } from '../crud/include'
import { readQuery } from '../crud/query'
import { rowsOf } from '../db/database'
import { jobs } from '../db/tables/jobs'
import { nothing, pageOf } from '../http/answerPlan'
import { idOf, noContent, rawJson } from '../http/answers'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import { pageAsks } from '../http/parameters'
import type { GuardedRoute } from '../http/route'
import { idSchema, momentSchema, objectSchema, orNull, textSchema, wholeSchema } from '../http/schema'

/** Not its payload, nor who or what works on it. */
const shown = ['id', 'kind', 'key', 'attempts', 'created_at', 'run_at', 'failed_at']
/** A mail server names whom it refuses. */
const reason = sql`regexp_replace(${jobs.last_error}, '[^[:space:]<>"'']+@[^[:space:]<>"'']+', '…', 'g')`

const sorts = ['failed_at', 'kind', 'attempts']

/** `GET /jobs`: those that were given up. */
async function listFailed({ db, url }: Call): Promise<Response> {
  const { page, limit, orderBy, direction } = readQuery(url.searchParams, {
    fields: {},
    sorts,
    includes: [],
    order: ['failed_at', 'desc'],
  })
  const by = sql.raw(direction)
  const [row] = await rowsOf<{ total: number; data: string }>(
    db,
    sql`select (select count(*)::int from jobs where failed_at is not null) as total,
      (select coalesce(json_agg(row_to_json(r)), '[]')::text from (
        select ${selectColumns(jobs, (name) => shown.includes(name))}, ${reason} as last_error from jobs
        where failed_at is not null order by jobs.${sql.identifier(orderBy)} ${by}, jobs.id ${by}
        limit ${limit} offset ${(page - 1) * limit}) r) as data`,
  )
  const { total = 0, data = '[]' } = row ?? {}
  const count = Math.max(0, Math.min(limit, total - (page - 1) * limit))
  return rawJson(
    `{"data":${data},"meta":${JSON.stringify({ pagination: paginationOf(total, limit, page, count) })}}`,
  )
}

/** `POST /jobs/{id}/again`: due at once, as though it had never been tried. */
async function again({ db, params }: Call): Promise<Response> {
  const id = idOf(params.id)
  const [job] = await rowsOf<{ is_doubled: boolean }>(
    db,
    sql`select exists (select from jobs twin where twin.kind = j.kind and twin.key = j.key and twin.id <> j.id
      and twin.failed_at is null) as is_doubled from jobs j where id = ${id} for update`,
  )
  if (!job) throw new ApiError('not_found')
  // The same is wanted anew: that one does it.
  if (job.is_doubled) await db.execute(sql`delete from jobs where id = ${id} and failed_at is not null`)
  else
    await db.execute(sql`update jobs set failed_at = null, attempts = 0, run_at = clock_timestamp()
      where id = ${id} and failed_at is not null`)
  return noContent()
}

/** `DELETE /jobs/{id}`: it is wanted no more. One that is still tried stays. */
async function giveUp({ db, params }: Call): Promise<Response> {
  const gone = await rowsOf(
    db,
    sql`delete from jobs where id = ${idOf(params.id)} and failed_at is not null returning id`,
  )
  if (!gone.length) throw new ApiError('not_found')
  return noContent()
}

const { list, update } = guards.settings

const shape = objectSchema({
  id: idSchema,
  kind: textSchema,
  key: orNull(textSchema),
  attempts: wholeSchema,
  created_at: momentSchema,
  run_at: momentSchema,
  failed_at: momentSchema,
  last_error: textSchema,
})

export const jobRoutes: GuardedRoute[] = [
  {
    method: 'GET',
    path: '/jobs',
    summary: 'List jobs that were given up',
    asks: pageAsks(sorts),
    answers: pageOf(shape),
    guard: list,
    handler: listFailed,
  },
  {
    method: 'POST',
    path: '/jobs/:id/again',
    summary: 'Try a job again',
    takes: null,
    answers: nothing,
    guard: update,
    handler: again,
  },
  {
    method: 'DELETE',
    path: '/jobs/:id',
    summary: 'Drop a job that was given up',
    answers: nothing,
    guard: update,
    handler: giveUp,
  },
]
