import type { AnyObject } from 'yup'
import { profileSchema } from '../../../domain/userSchema'
import { requireAdministrator, takeRightsTurn } from '../../auth/rights'
import { whereId } from '../../crud/crud'
import { list } from '../../crud/list'
import { create, readOne, remove, update } from '../../crud/write'
import { one } from '../../http/answers'
import { ApiError } from '../../http/errors'
import { isFile } from '../../http/form'
import type { Call, GuardedRoute } from '../../http/route'
import { storeUpload } from '../../uploads'
import { changePassword, resetPassword } from './passwords'
import { readProfile, registration, users } from './users'

/** The body of an account; an `avatar` that is a file is stored and stands for its address. */
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

/** `POST /users/{id}?_method=PATCH`: one's own profile, or another's account for who may update users. */
async function edit(call: Call): Promise<Response> {
  if (call.url.searchParams.get('_method') !== 'PATCH') throw new ApiError('not_found')
  const isSelf = call.params.id === String(call.actor.id)
  if (!isSelf) await takeRightsTurn(call)
  const resource = isSelf ? { ...users, schema: profileSchema } : users
  return update(call, resource, whereId(users, call), call.body)
}

export const userRoutes: GuardedRoute[] = [
  { method: 'GET', path: '/profile', guard: [], handler: showProfile },
  { method: 'GET', path: '/users', guard: users.guards.list, handler: (call) => list(call, users) },
  { method: 'GET', path: '/users/:id', guard: users.guards.list, orSelf: true, handler: show },
  {
    method: 'POST',
    path: '/register',
    guard: 'create-users',
    files: true,
    prepare: accountBody,
    handler: (call) => create(call, registration, call.body),
  },
  {
    method: 'POST',
    path: '/users/:id',
    guard: 'update-users',
    orSelf: true,
    files: true,
    prepare: accountBody,
    handler: edit,
  },
  { method: 'PATCH', path: '/users/:id', guard: 'update-users', handler: resetPassword },
  { method: 'PATCH', path: '/users/:id/password', guard: [], handler: changePassword },
  {
    method: 'DELETE',
    path: '/users/:id',
    guard: 'delete-users',
    handler: async (call) => {
      await takeRightsTurn(call)
      const response = await remove(call, users, whereId(users, call))
      await requireAdministrator(call.db)
      return response
    },
  },
]
