import { users as sheet } from '../../../domain/sheets/users'
import { userSchema } from '../../../domain/userSchema'
import { hashPassword } from '../../auth/passwords'
import { requireOver, takeRightsTurn } from '../../auth/rights'
import { importRoute } from '../../crud/import'
import { ownAccount, users } from './users'

/** `POST /users/import`: new members get the hash of a random text, so they cannot sign in until a password is set. */
export const userImport = importRoute(users, {
  sheet,
  creating: {
    ...users,
    schema: userSchema,
    hooks: { write: ({ body }, value) => ({ ...value, password_hash: body.password_hash ?? '' }) },
  },
  updating: async (call, id) => {
    if (id === call.actor.id) return ownAccount
    await requireOver(call, await takeRightsTurn(call), id)
    return users
  },
  prepare: async () => ({ password_hash: await hashPassword(crypto.randomUUID() + crypto.randomUUID()) }),
})
