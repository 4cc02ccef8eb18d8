import { statusesFor } from '../../../domain/post'
import type { PostType } from '../../../domain/typeSchema'
import { useMay, useRights } from '../../providers/auth/rights'
import { postStatusLabel } from './list/PostStatusChip'

/** The statuses that this person may set, and `pending` only if the type has approval. */
export function useStatusChoices(type: Pick<PostType, 'features'> | undefined, current?: string) {
  const { held } = useRights()
  const mayPublish = useMay('posts', 'edit')
  const hasApproval = type?.features.includes('approval')
  return statusesFor(held)
    .filter((status) => status !== 'pending' || hasApproval || !mayPublish || current === 'pending')
    .map((status) => ({ id: status, name: postStatusLabel(status) }))
}
