import type { Permission } from './permissions'

/** Spec §4. `pending` waits for approval. */
export const postStatuses = ['published', 'hidden', 'draft', 'pending'] as const
export type PostStatus = (typeof postStatuses)[number]

/**
 * The statuses that a person may give a post. Publishing and approving need `update-posts`; who may only
 * write hands in a draft or asks for approval.
 */
export const statusesFor = (held: ReadonlySet<Permission>): readonly PostStatus[] =>
  held.has('update-posts') ? postStatuses : ['draft', 'pending']
