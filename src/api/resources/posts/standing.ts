import { type PostStatus, statusesFor } from '../../../domain/post'
import { ApiError } from '../../http/errors'
import type { Aspect } from './aspect'

/** Who wrote a post, and who may give it which status (see `domain/post`). */
export const standing: Aspect = {
  write: ({ actor }, value, { before }) => {
    const isNew = value.status !== undefined && value.status !== before?.status
    if (isNew && !statusesFor(actor.permissions).includes(value.status as PostStatus))
      throw new ApiError('forbidden')
    return { ...value, ...(!before && { author_id: actor.id }) }
  },
  revive: ({ actor }, state) => {
    if (state.status && !statusesFor(actor.permissions).includes(state.status))
      throw new ApiError('forbidden')
    return state
  },
}
