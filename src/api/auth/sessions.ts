import { sql } from 'drizzle-orm'
import type { Session } from '../../domain/session'
import { rowsOf } from '../db/database'
import { dataOf, listOf, nothing } from '../http/answerPlan'
import { idOf, json, noContent } from '../http/answers'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import type { GuardedRoute } from '../http/route'
import { flagSchema, momentSchema, objectSchema, textSchema, uuidSchema, wholeSchema } from '../http/schema'
import { requireOver, takeRightsTurn } from './rights'
import { maxSessions, sessionOf } from './session'

const utc = (name: string) =>
  sql.raw(`to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${name}`)

async function listSessions(call: Call): Promise<Response> {
  const { db, actor, now } = call
  const id = idOf(call.params.id)
  await requireOver(call, actor.permissions, id)
  if (!(await rowsOf(db, sql`select from users where id = ${id}`)).length) throw new ApiError('not_found')
  const data = await rowsOf<Session>(
    db,
    sql`select id, agent, ${utc('created_at')}, ${utc('seen_at')}, id = ${sessionOf(actor)}::uuid as is_current
      from sessions s where user_id = ${id} and expires_at > ${now.toISOString()}
      order by s.seen_at desc, id limit ${maxSessions}`,
  )
  return json({ data })
}

/** Ending another account's sessions requires all of its permissions. */
async function ownerOf(call: Call): Promise<number> {
  const id = idOf(call.params.id)
  if (id !== call.actor.id) await requireOver(call, await takeRightsTurn(call), id)
  return id
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function endOne(call: Call): Promise<Response> {
  const { session = '' } = call.params
  const id = await ownerOf(call)
  if (!uuid.test(session)) throw new ApiError('not_found')
  const ended = await rowsOf(
    call.db,
    sql`delete from sessions where id = ${session}::uuid and user_id = ${id} returning id`,
  )
  if (!ended.length) throw new ApiError('not_found')
  return noContent()
}

async function endAll(call: Call): Promise<Response> {
  const id = await ownerOf(call)
  const ended = await rowsOf(
    call.db,
    sql`delete from sessions where user_id = ${id} and id <> ${sessionOf(call.actor)}::uuid returning id`,
  )
  return json({ data: { ended: ended.length } })
}

const shape = objectSchema({
  id: uuidSchema,
  agent: textSchema,
  created_at: momentSchema,
  seen_at: momentSchema,
  is_current: flagSchema,
})

const others = { guard: 'manage-admins-access', orSelf: true, bySession: true } as const

export const sessionRoutes: GuardedRoute[] = [
  {
    method: 'GET',
    path: '/users/:id/sessions',
    summary: 'List the sessions of a person',
    answers: listOf(shape),
    ...others,
    handler: listSessions,
  },
  {
    method: 'DELETE',
    path: '/users/:id/sessions',
    summary: 'End all sessions of a person but one’s own',
    answers: dataOf(objectSchema({ ended: wholeSchema })),
    ...others,
    handler: endAll,
  },
  {
    method: 'DELETE',
    path: '/users/:id/sessions/:session',
    summary: 'End a session',
    answers: nothing,
    ...others,
    handler: endOne,
  },
]
