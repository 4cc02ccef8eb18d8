import type { Permission } from './permissions'

/** `pending` means waiting for approval. */
export const postStatuses = ['published', 'hidden', 'draft', 'pending'] as const
export type PostStatus = (typeof postStatuses)[number]

/**
 * The statuses that a person may set. Publishing and approving need `update-posts`; without it only a draft or a
 * request for approval is allowed.
 */
export const statusesFor = (held: ReadonlySet<Permission>): readonly PostStatus[] =>
  held.has('update-posts') ? postStatuses : ['draft', 'pending']
