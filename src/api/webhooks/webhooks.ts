import { eq, sql } from 'drizzle-orm'
import { guards } from '../../domain/guards'
import { maxWebhooks, type Webhook, webhookEvents, webhookSchema } from '../../domain/webhookSchema'
import { selectColumns } from '../crud/include'
import { rowsOf } from '../db/database'
import { webhookSecrets as secrets, webhooks as table } from '../db/tables/webhooks'
import { dataOf, listOf, nothing } from '../http/answerPlan'
import { idOf, json, noContent, seenVersion } from '../http/answers'
import { asked } from '../http/asked'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import type { GuardedRoute } from '../http/route'
import {
  arraySchema,
  choiceSchema,
  flagSchema,
  idSchema,
  momentSchema,
  objectSchema,
  orNull,
  personSchema,
  textSchema,
  wholeSchema,
} from '../http/schema'
import { tellSecret } from '../http/tellSecret'
import { newWebhookSecret } from './sign'

/** In hours: for how long a former secret signs too. */
const overlap = 24

const members = {
  id: idSchema,
  version: wholeSchema,
  created_at: momentSchema,
  url: textSchema,
  events: arraySchema(choiceSchema(webhookEvents)),
  is_active: flagSchema,
  user: orNull(personSchema),
  failing_since: orNull(momentSchema),
  ended: choiceSchema(['', 'gone', 'failing']),
  last_at: orNull(momentSchema),
  last_status: orNull(wholeSchema),
  waiting: wholeSchema,
}
const shape = objectSchema(members)
const withSecret = objectSchema({ ...members, secret: textSchema })

/** Each with its state at a glance. */
const told = ({ db }: Call, where = sql`true`): Promise<Webhook[]> =>
  rowsOf<Webhook>(
    db,
    sql`select ${selectColumns(table, (name) => Object.hasOwn(members, name) && name !== 'events')},
      to_json(events) as events,
      (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = webhooks.user_id) as user,
      (select count(*)::int from (select from webhook_deliveries d where d.webhook_id = webhooks.id
        and d.state = 'waiting' limit 1000) waiting) as waiting
    from webhooks where ${where} order by webhooks.id`,
  )

async function one(call: Call, id: number): Promise<Webhook> {
  const [found] = await told(call, sql`webhooks.id = ${id}`)
  if (!found) throw new ApiError('not_found')
  return found
}

async function create(call: Call): Promise<Response> {
  const value = asked(webhookSchema, call.body)
  // Two at once could both be the last one allowed.
  await call.db.execute(sql`select pg_advisory_xact_lock(hashtext('webhooks'), 0)`)
  if ((await call.db.$count(table)) >= maxWebhooks) throw invalid('url', 'max_items', { max: maxWebhooks })
  const [made] = await call.db
    .insert(table)
    .values({ ...value, user_id: call.actor.id, locale: call.locale })
    .returning({ id: table.id })
  const id = Number(made?.id)
  await call.db.insert(secrets).values({ webhook_id: id, secret: String(call.body.secret) })
  return json({ data: await one(call, id) }, 201)
}

async function locked(call: Call): Promise<Webhook> {
  const id = idOf(call.params.id)
  await call.db.execute(sql`select from webhooks where id = ${id} for update`)
  const before = await one(call, id)
  const version = seenVersion(call.request)
  if (version !== null && version !== before.version)
    throw new ApiError('conflict', { extra: { data: before } })
  return before
}

const nextVersion = ({ now }: Call) => ({
  version: sql`${table.version} + 1`,
  updated_at: now.toISOString(),
})

async function update(call: Call): Promise<Response> {
  const before = await locked(call)
  const value = asked(webhookSchema, { ...before, ...call.body })
  // Switched on again, it begins anew.
  const isBack = value.is_active && !before.is_active
  await call.db
    .update(table)
    .set({ ...value, ...(isBack && { ended: '', failing_since: null }), ...nextVersion(call) })
    .where(eq(table.id, before.id))
  return json({ data: await one(call, before.id) })
}

async function remove(call: Call): Promise<Response> {
  const { id } = await locked(call)
  await call.db.delete(table).where(eq(table.id, id))
  return noContent()
}

/** `POST /webhooks/{id}/secret`: former ones sign beside the new one for a day each, also where its answer was lost. */
async function renewSecret(call: Call): Promise<Response> {
  const { id } = await locked(call)
  await call.db.execute(
    sql`delete from webhook_secrets where webhook_id = ${id} and until <= clock_timestamp()`,
  )
  await call.db.execute(sql`update webhook_secrets set until = clock_timestamp() + make_interval(hours => ${overlap})
    where webhook_id = ${id} and until is null`)
  await call.db.insert(secrets).values({ webhook_id: id, secret: String(call.body.secret) })
  await call.db.update(table).set(nextVersion(call)).where(eq(table.id, id))
  return json({ data: await one(call, id) })
}

const { list: readers, update: writers } = guards.settings

export const webhookRoutes: GuardedRoute[] = [
  {
    method: 'GET',
    path: '/webhooks',
    summary: 'List endpoints that are told of changes',
    answers: listOf(shape),
    guard: readers,
    handler: async (call) => json({ data: await told(call) }),
  },
  {
    method: 'POST',
    path: '/webhooks',
    summary: 'Add an endpoint, whose secret is answered once',
    takes: webhookSchema,
    answers: dataOf(withSecret, 201),
    guard: writers,
    prepare: async ({ body }) => ({ ...body, secret: newWebhookSecret() }),
    handler: create,
    finish: tellSecret,
  },
  {
    method: 'PATCH',
    path: '/webhooks/:id',
    summary: 'Change an endpoint, or switch it on or off',
    takes: webhookSchema,
    answers: dataOf(shape),
    guard: writers,
    handler: update,
  },
  {
    method: 'DELETE',
    path: '/webhooks/:id',
    summary: 'Remove an endpoint with its deliveries',
    answers: nothing,
    guard: writers,
    handler: remove,
  },
  {
    method: 'POST',
    path: '/webhooks/:id/secret',
    summary: 'Give an endpoint a new secret, which is answered once',
    takes: null,
    answers: dataOf(withSecret),
    guard: writers,
    prepare: async ({ body }) => ({ ...body, secret: newWebhookSecret() }),
    handler: renewSecret,
    finish: tellSecret,
  },
]
