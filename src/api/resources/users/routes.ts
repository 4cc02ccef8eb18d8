import type { AnyObject } from 'yup'
import { meets } from '../../../domain/permissions'
import { registerSchema } from '../../../domain/userSchema'
import { validate } from '../../../domain/validation'
import { hashPassword } from '../../auth/passwords'
import { requireAdministrator, requireOver, takeRightsTurn } from '../../auth/rights'
import { sourceOf } from '../../auth/subject'
import { bulkRoute } from '../../crud/bulk'
import { listRoute, whereId } from '../../crud/crud'
import { exportRoute } from '../../crud/exportRoute'
import { aheadOfRemoval } from '../../crud/letGo'
import { includesOf } from '../../crud/projection'
import { readIncludes } from '../../crud/query'
import type { Resource } from '../../crud/resource'
import { includeSchema, pageOfRows, rowSchema } from '../../crud/rowSchema'
import { changeRow, create, readOne, removeRow, update, whereRow } from '../../crud/write'
import { dataOf, nothing } from '../../http/answerPlan'
import { idOf, json, noContent, one } from '../../http/answers'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'
import { isFile } from '../../http/form'
import type { GuardedRoute } from '../../http/route'
import { choiceSchema } from '../../http/schema'
import { refuseUnsettled } from '../../money/balance'
import { storeUpload } from '../../uploads'
import { userImport } from './import'
import { passwordChange, passwordReset } from './passwords'
import { accountChange, accountShape, keyProfileShape, profileShape } from './shapes'
import { listedUsers, ownAccount, readProfile, registration, users } from './users'

async function accountBody(call: Call): Promise<AnyObject> {
  const { body } = call
  if (!isFile(body.avatar)) return body
  const { thumbnail_url } = await storeUpload(call, 'avatar', body.avatar, {
    folder: 'avatars',
    only: 'image',
    isSmall: true,
  })
  return { ...body, avatar: thumbnail_url }
}

async function show(call: Call): Promise<Response> {
  const isOwn = idOf(call.params.id) === call.actor.id
  const shown = !isOwn && meets(call.actor.permissions, users.guards.list) ? users : ownAccount
  // Callers who see less get no error about includes they may not see.
  const asked = readIncludes(call.url.searchParams, includesOf(users))
  const all = includesOf(shown)
  const includes = call.url.searchParams.has('include') ? all.filter((name) => asked.includes(name)) : all
  const row = await readOne(call.db, shown, whereId(users, call), includes)
  if (!row) throw new ApiError('not_found')
  return one(row)
}

/** While viewing as somebody else, the profile has the subject's roles and the rights that both have; a key learns whose it is and what it may. */
async function showProfile({ db, actor }: Call): Promise<Response> {
  const row = await readProfile(db, actor.id)
  if (!row) throw new ApiError('not_found')
  if (!actor.viewing && !actor.key) return one(row)
  const profile = JSON.parse(row)
  const permissions = { data: [...actor.permissions].map((name) => ({ name })) }
  if (!actor.viewing)
    return json({ data: { id: profile.id, name: profile.name, permissions, key: actor.key } })
  const source = await sourceOf(db, actor.viewing)
  return json({
    data: {
      ...profile,
      roles: { data: source?.roles.map(({ id, name }) => ({ id, name })) ?? [] },
      permissions,
      viewing: { ...actor.viewing, name: source?.name ?? '' },
    },
  })
}

async function prepareRegistration(call: Call): Promise<AnyObject> {
  const body = await accountBody(call)
  const { value, errors } = validate(registerSchema, body)
  if (errors) throw new ApiError('invalid', { errors })
  return { ...body, password_hash: await hashPassword(value.password) }
}

/** Changing another account requires all of its permissions. */
async function changing(call: Call, id: number): Promise<Resource> {
  if (id === call.actor.id) return ownAccount
  // Comes before the row is read: a refusal must reveal nothing about it.
  await requireOver(call, await takeRightsTurn(call), id)
  return users
}

/** `POST /users/{id}?_method=PATCH`: the answer has the row, even without `list-users`. */
async function edit(call: Call): Promise<Response> {
  if (call.url.searchParams.get('_method') !== 'PATCH') throw new ApiError('not_found')
  return update(call, await changing(call, idOf(call.params.id)), whereId(users, call), call.body)
}

async function removeUser(call: Call, id: number): Promise<void> {
  if (id === call.actor.id) throw new ApiError('forbidden')
  await requireOver(call, await takeRightsTurn(call), id)
  await refuseUnsettled(call, 'clients', id)
  await removeRow(call, users, whereRow(users, id))
  await requireAdministrator(call.db)
}

const userBulk = bulkRoute(users, {
  update: async (call, id, data) => {
    // Also for the caller's own account, so that every such call locks rights before rows.
    await takeRightsTurn(call)
    await changeRow(call, await changing(call, id), whereRow(users, id), data)
  },
  delete: removeUser,
})

export const userRoutes: GuardedRoute[] = [
  {
    method: 'GET',
    path: '/profile',
    summary: 'Show one’s own account, or whose key calls',
    answers: dataOf(() => ({ anyOf: [profileShape(), keyProfileShape] })),
    guard: [],
    handler: showProfile,
  },
  { ...listRoute(listedUsers), answers: pageOfRows(users) },
  // Before the routes with `:id` in the same place.
  userBulk,
  exportRoute(users),
  {
    method: 'GET',
    path: '/users/:id',
    summary: 'Show {one}',
    asks: { include: includeSchema(users) },
    answers: dataOf(accountShape),
    guard: users.guards.list,
    orSelf: true,
    handler: show,
  },
  {
    method: 'POST',
    path: '/register',
    summary: 'Create {one}',
    asks: { include: includeSchema(registration) },
    takes: registerSchema,
    answers: dataOf(() => rowSchema(registration), 201),
    about: 'users',
    guard: 'create-users',
    files: 'avatar',
    prepare: prepareRegistration,
    handler: (call) => create(call, registration, call.body),
  },
  userImport,
  {
    method: 'POST',
    path: '/users/:id',
    summary: 'Change {one}',
    asks: { _method: choiceSchema(['PATCH']), include: includeSchema(users) },
    takes: accountChange,
    answers: dataOf(accountShape),
    guard: 'update-users',
    orSelf: true,
    staff: 'update-users',
    files: 'avatar',
    prepare: accountBody,
    handler: edit,
  },
  { method: 'PATCH', path: '/users/:id', guard: 'update-users', bySession: true, ...passwordReset },
  {
    method: 'PATCH',
    path: '/users/:id/password',
    guard: [],
    bySession: true,
    staff: 'update-users',
    ...passwordChange,
  },
  {
    method: 'DELETE',
    path: '/users/:id',
    summary: 'Delete {one}',
    answers: nothing,
    guard: 'delete-users',
    prepare: async (call) => {
      await aheadOfRemoval(call, users, [idOf(call.params.id)])
      return call.body
    },
    handler: async (call) => {
      await removeUser(call, idOf(call.params.id))
      return noContent()
    },
  },
]
