import { eq } from 'drizzle-orm'
import { guards } from '../../../domain/guards'
import { meets } from '../../../domain/permissions'
import { type PostStatus, statusesFor } from '../../../domain/post'
import { users } from '../../db/tables/users'
import type { Call } from '../../http/call'
import { ApiError, invalid } from '../../http/errors'
import type { Aspect } from './aspect'

/** Only callers who may list people may assign an author. */
async function requireAuthor({ db, actor }: Call, id: unknown): Promise<void> {
  if (!meets(actor.permissions, guards.users.list)) throw new ApiError('forbidden')
  if (id !== null && !(await db.$count(users, eq(users.id, Number(id)))))
    throw invalid('author_id', 'not_found_reference')
}

export const standing: Aspect = {
  write: async (call, value, { before }) => {
    const { actor } = call
    const isNew = value.status !== undefined && value.status !== before?.status
    if (isNew && !statusesFor(actor.permissions).includes(value.status as PostStatus))
      throw new ApiError('forbidden')
    if (!before) return { ...value, author_id: actor.id }
    if (value.author_id !== undefined && value.author_id !== before.author_id)
      await requireAuthor(call, value.author_id)
    return value
  },
  revive: ({ actor }, state) => {
    if (state.status && !statusesFor(actor.permissions).includes(state.status))
      throw new ApiError('forbidden')
    return state
  },
}
