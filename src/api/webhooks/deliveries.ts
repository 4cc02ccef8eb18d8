import { sql } from 'drizzle-orm'
import { guards } from '../../domain/guards'
import { type Delivery, deliveryStates } from '../../domain/webhookSchema'
import { selectColumns } from '../crud/include'
import { rowsOf } from '../db/database'
import { webhookDeliveries } from '../db/tables/webhooks'
import { dataOf, listOf } from '../http/answerPlan'
import { idOf, json } from '../http/answers'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import { readParameters } from '../http/parameters'
import type { GuardedRoute } from '../http/route'
import {
  choiceSchema,
  idSchema,
  momentSchema,
  objectSchema,
  orNull,
  textSchema,
  uuidSchema,
  wholeSchema,
} from '../http/schema'
import { enqueue } from '../jobs/queue'
import { bodyOf, type WebhookEvent } from './body'
import { webhookJob } from './deliver'

const shape = objectSchema({
  id: idSchema,
  message: uuidSchema,
  at: momentSchema,
  event: textSchema,
  state: choiceSchema(deliveryStates),
  attempts: wholeSchema,
  run_at: momentSchema,
  tried_at: orNull(momentSchema),
  status: orNull(wholeSchema),
  took_ms: orNull(wholeSchema),
  answer: textSchema,
  reason: textSchema,
  request: textSchema,
})

const asks = {
  state: choiceSchema(deliveryStates),
  before: idSchema,
  limit: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
} as const

/** Sent as they are, and those of which the request is made. */
const read = new Set([...Object.keys(shape.properties ?? {}), 'entity', 'record_id', 'version'])

type Row = Omit<Delivery, 'request'> & WebhookEvent

async function rows({ db, deps }: Call, where: ReturnType<typeof sql>, limit: number): Promise<Delivery[]> {
  const found = await rowsOf<Row>(
    db,
    sql`select ${selectColumns(webhookDeliveries, (name) => read.has(name))}
    from webhook_deliveries where ${where} order by id desc limit ${limit}`,
  )
  return found.map(({ id, entity, record_id, version, ...row }) => ({
    ...row,
    id: Number(id),
    // Those that are sent at once stand first in the queue.
    run_at: row.state === 'waiting' && row.run_at > row.at ? row.run_at : (row.tried_at ?? row.at),
    request: bodyOf({ ...row, entity, record_id, version }, deps.publicUrl ?? ''),
  }))
}

async function requireWebhook({ db }: Call, id: number): Promise<void> {
  const found = await rowsOf(db, sql`select from webhooks where id = ${id}`)
  if (!found.length) throw new ApiError('not_found')
}

/** As far as a parameter can count. */
const mostId = 9_999_999_999

/** `GET /webhooks/{id}/deliveries`: the newest first; `before` is the last id of the page before. */
async function list(call: Call): Promise<Response> {
  const id = idOf(call.params.id)
  const { has, whole, one } = readParameters(call.url.searchParams, Object.keys(asks))
  const limit = whole('limit', 25, 1, 100)
  const before = whole('before', mostId, 1, mostId)
  const state = has('state') ? one('state', deliveryStates, 'waiting') : null
  await requireWebhook(call, id)
  const where = sql`webhook_id = ${id} and id < ${before}${state ? sql` and state = ${state}` : sql``}`
  return json({ data: await rows(call, where, limit) })
}

/** Sent at once, before all that waits. */
async function send(call: Call, webhookId: number, values: ReturnType<typeof sql>): Promise<Response> {
  const [endpoint] = await rowsOf<{ is_active: boolean }>(
    call.db,
    sql`select is_active from webhooks where id = ${webhookId}`,
  )
  if (!endpoint) throw new ApiError('not_found')
  if (!call.deps.post) throw new ApiError('unavailable', { message: { key: 'errors.no_sending' } })
  if (!endpoint.is_active) throw invalid('is_active', 'webhook_off')
  const [made] = await rowsOf<{ id: string }>(
    call.db,
    sql`insert into webhook_deliveries (webhook_id, message, at, event, entity, record_id, version, run_at)
      ${values} returning id::text as id`,
  )
  if (!made) throw new ApiError('not_found')
  const job = { kind: webhookJob, key: String(webhookId), payload: { id: webhookId }, isUrgent: true }
  await enqueue(call.db, job)
  const [data] = await rows(call, sql`id = ${made.id}::bigint`, 1)
  return json({ data }, 201)
}

function test(call: Call): Promise<Response> {
  const id = idOf(call.params.id)
  return send(
    call,
    id,
    sql`select ${id}::int, gen_random_uuid(), clock_timestamp(), 'webhooks.test', 'webhooks', ${id}::bigint, null::int, 'epoch'::timestamptz`,
  )
}

/** A new delivery with the id of the former: the endpoint knows it as the same. */
function again(call: Call): Promise<Response> {
  const id = idOf(call.params.id)
  return send(
    call,
    id,
    sql`select webhook_id, message, at, event, entity, record_id, version, 'epoch'::timestamptz from webhook_deliveries
      where id = ${idOf(call.params.delivery)}::bigint and webhook_id = ${id}`,
  )
}

const { list: readers, update: writers } = guards.settings

export const deliveryRoutes: GuardedRoute[] = [
  {
    method: 'GET',
    path: '/webhooks/:id/deliveries',
    summary: 'List what was sent to an endpoint, and how it went',
    asks,
    answers: listOf(shape),
    guard: readers,
    handler: list,
  },
  {
    method: 'POST',
    path: '/webhooks/:id/test',
    summary: 'Send a test to an endpoint',
    takes: null,
    answers: dataOf(shape, 201),
    guard: writers,
    handler: test,
  },
  {
    method: 'POST',
    path: '/webhooks/:id/deliveries/:delivery/again',
    summary: 'Send a delivery again, with the same id',
    takes: null,
    answers: dataOf(shape, 201),
    guard: writers,
    handler: again,
  },
]
