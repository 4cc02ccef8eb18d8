import { sql } from 'drizzle-orm'
import { guards } from '../../domain/guards'
import { meets } from '../../domain/permissions'
import { userKinds, userStatuses } from '../../domain/user'
import { validate } from '../../domain/validation'
import type { RightsSource } from '../../domain/viewAs'
import { viewAsSchema } from '../../domain/viewAs'
import { dataOf, nothing } from '../http/answerPlan'
import { json, noContent } from '../http/answers'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import type { GuardedRoute } from '../http/route'
import { arraySchema, choiceSchema, idSchema, momentSchema, objectSchema, textSchema } from '../http/schema'
import { requireWithin } from './rights'
import { sessionOf } from './session'
import { permissionsIn, sourceOf } from './subject'

type Subject = Pick<RightsSource, 'entity' | 'id'>

/** @throws ApiError 422 when the call names both a person and a role */
function named(asked: unknown): Subject | null {
  const { value, errors } = validate(viewAsSchema, asked)
  if (errors) throw new ApiError('invalid', { errors })
  const { user_id, role_id } = value
  if (user_id && role_id) throw invalid('role_id', 'invalid')
  if (user_id) return { entity: 'users', id: user_id }
  return role_id ? { entity: 'roles', id: role_id } : null
}

const within = (source: RightsSource, held: ReadonlySet<string>): RightsSource => ({
  ...source,
  roles: source.roles.map((role) => ({
    ...role,
    permissions: role.permissions.filter((name) => held.has(name)),
  })),
  permissions: source.permissions.filter((name) => held.has(name)),
})

const fieldOf = ({ entity }: Subject) => (entity === 'users' ? 'user_id' : 'role_id')

/**
 * `POST /view-as`: from now on this session reads with the rights that both the subject and the caller have, and
 * changes nothing (`http/app`). It is a state of the session, so that no call can leave it out; the subject's history
 * names the viewer.
 */
async function begin(call: Call): Promise<Response> {
  const { db, actor, now } = call
  const subject = named(call.body)
  if (!subject) throw invalid('user_id', 'required')
  const source = await sourceOf(db, subject)
  if (!source) throw invalid(fieldOf(subject), 'not_found_reference')
  const names = permissionsIn(source)
  requireWithin(actor.permissions, names)
  // An account that may not sign in would see nothing.
  if (!names.length || source.status === 'disable') throw invalid(fieldOf(subject), 'not_staff')
  const isUser = subject.entity === 'users'
  await db.execute(sql`update sessions set view_user_id = ${isUser ? subject.id : null},
    view_role_id = ${isUser ? null : subject.id}, view_since = ${now.toISOString()} where id = ${sessionOf(actor)}`)
  await db.execute(sql`insert into history (id, entity, record_id, title, action)
    values (nextval('history_id'), ${subject.entity}, ${subject.id}, left(${source.name}, 255), 'view')`)
  return json({ data: { ...subject, name: source.name, since: now.toISOString() } })
}

async function end({ db, actor }: Call): Promise<Response> {
  await db.execute(sql`update sessions set view_user_id = null, view_role_id = null, view_since = null
    where id = ${sessionOf(actor)}`)
  return noContent()
}

/**
 * `GET /rights`: the sources of the rights of the viewed subject or the caller; with `user_id` or `role_id` those of
 * others, for callers who may view as them.
 * @throws ApiError `forbidden`, `beyond_rights`
 */
async function explain({ db, actor, url }: Call): Promise<Response> {
  const present: Subject = actor.viewing ?? { entity: 'users', id: actor.id }
  const asked = named(Object.fromEntries(url.searchParams)) ?? present
  const isOf = ({ entity, id }: Subject) => entity === asked.entity && id === asked.id
  const isOpen = isOf(present) || isOf({ entity: 'users', id: actor.id })
  if (!isOpen && !actor.permissions.has('manage-roles')) throw new ApiError('forbidden')
  const source = await sourceOf(db, asked)
  // Clients are hidden from callers who may not list people.
  const isHidden = !isOpen && source?.kind === 'client' && !meets(actor.permissions, guards.users.list)
  if (!source || isHidden) throw new ApiError('not_found')
  if (!isOpen) requireWithin(actor.permissions, permissionsIn(source))
  // The viewed subject may have gained rights since.
  return json({ data: actor.viewing && isOf(present) ? within(source, actor.permissions) : source })
}

const subjectMembers = { entity: choiceSchema(['users', 'roles']), id: idSchema, name: textSchema }

/** The person or role as which a session views. */
export const viewingShape = objectSchema({ ...subjectMembers, since: momentSchema })

const sourceShape = objectSchema(
  {
    ...subjectMembers,
    roles: arraySchema(
      objectSchema({ id: idSchema, name: textSchema, permissions: arraySchema(textSchema) }),
    ),
    permissions: arraySchema(textSchema),
  },
  { kind: choiceSchema(userKinds), status: choiceSchema(userStatuses) },
)

export const viewAsRoutes: GuardedRoute[] = [
  {
    method: 'POST',
    path: '/view-as',
    summary: 'View as a person or a role',
    takes: viewAsSchema,
    answers: dataOf(viewingShape),
    guard: 'manage-roles',
    bySession: true,
    handler: begin,
  },
  {
    method: 'DELETE',
    path: '/view-as',
    summary: 'View as oneself again',
    answers: nothing,
    guard: [],
    bySession: true,
    whileViewing: true,
    handler: end,
  },
  {
    method: 'GET',
    path: '/rights',
    summary: 'Show where the rights of a person or a role come from',
    asks: { user_id: idSchema, role_id: idSchema },
    answers: dataOf(sourceShape),
    guard: [],
    bySession: true,
    handler: explain,
  },
]
