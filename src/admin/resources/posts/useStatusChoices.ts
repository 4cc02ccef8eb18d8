import { statusesFor } from '../../../domain/post'
import type { PostType } from '../../../domain/typeSchema'
import { useMay, useRights } from '../../providers/auth/rights'
import { postStatusLabel } from './list/PostStatusChip'

/** Statuses that the user may set; `pending` only for types with approval. */
export function useStatusChoices(type: Pick<PostType, 'features'> | undefined, current?: string) {
  const { held } = useRights()
  const mayPublish = useMay('posts', 'edit')
  const hasApproval = type?.features.includes('approval')
  return statusesFor(held)
    .filter((status) => status !== 'pending' || hasApproval || !mayPublish || current === 'pending')
    .map((status) => ({ id: status, name: postStatusLabel(status) }))
}
