import type { AnyObject } from 'yup'
import { profileSchema, registerSchema } from '../../../domain/userSchema'
import { validate } from '../../../domain/validation'
import { hashPassword } from '../../auth/passwords'
import { requireAdministrator, requireOver, takeRightsTurn } from '../../auth/rights'
import { listRoute, whereId } from '../../crud/crud'
import { create, readOne, remove, update } from '../../crud/write'
import { idOf, one } from '../../http/answers'
import { ApiError } from '../../http/errors'
import { isFile } from '../../http/form'
import type { Call, GuardedRoute } from '../../http/route'
import { storeUpload } from '../../uploads'
import { userImport } from './import'
import { passwordChange, passwordReset } from './passwords'
import { readProfile, registration, users } from './users'

/** The body of an account; an `avatar` file is stored and replaced by its URL. */
async function accountBody(call: Call): Promise<AnyObject> {
  const { body } = call
  if (!isFile(body.avatar)) return body
  const stored = await storeUpload(call, 'avatar', body.avatar, { folder: 'avatars', only: 'image' })
  return { ...body, avatar: stored.thumbnail_url || stored.url }
}

async function show(call: Call): Promise<Response> {
  const row = await readOne(call.db, users, whereId(users, call))
  if (!row) throw new ApiError('not_found')
  return one(row)
}

async function showProfile(call: Call): Promise<Response> {
  const row = await readProfile(call.db, call.actor.id)
  if (!row) throw new ApiError('not_found')
  return one(row)
}

/** The body of a new account with its password hashed, after validation. */
async function prepareRegistration(call: Call): Promise<AnyObject> {
  const body = await accountBody(call)
  const { value, errors } = validate(registerSchema, body)
  if (errors) throw new ApiError('invalid', { errors })
  return { ...body, password_hash: await hashPassword(value.password) }
}

/**
 * `POST /users/{id}?_method=PATCH`: one's own profile, or another's account with `update-users`. The answer has the
 * row, even without `list-users`.
 */
async function edit(call: Call): Promise<Response> {
  if (call.url.searchParams.get('_method') !== 'PATCH') throw new ApiError('not_found')
  const id = idOf(call.params.id)
  const isSelf = id === call.actor.id
  // Before the row is read: a refusal must reveal nothing about it.
  if (!isSelf) await requireOver(call, await takeRightsTurn(call), id)
  const resource = isSelf ? { ...users, schema: profileSchema } : users
  return update(call, resource, whereId(users, call), call.body)
}

export const userRoutes: GuardedRoute[] = [
  { method: 'GET', path: '/profile', guard: [], handler: showProfile },
  listRoute(users),
  { method: 'GET', path: '/users/:id', guard: users.guards.list, orSelf: true, handler: show },
  {
    method: 'POST',
    path: '/register',
    guard: 'create-users',
    files: true,
    prepare: prepareRegistration,
    handler: (call) => create(call, registration, call.body),
  },
  userImport,
  {
    method: 'POST',
    path: '/users/:id',
    guard: 'update-users',
    orSelf: true,
    files: true,
    prepare: accountBody,
    handler: edit,
  },
  { method: 'PATCH', path: '/users/:id', guard: 'update-users', ...passwordReset },
  { method: 'PATCH', path: '/users/:id/password', guard: [], ...passwordChange },
  {
    method: 'DELETE',
    path: '/users/:id',
    guard: 'delete-users',
    handler: async (call) => {
      const id = idOf(call.params.id)
      if (id === call.actor.id) throw new ApiError('forbidden')
      await requireOver(call, await takeRightsTurn(call), id)
      const response = await remove(call, users, whereId(users, call))
      await requireAdministrator(call.db)
      return response
    },
  },
]
