import type { Permission } from './permissions'

/** `pending` means waiting for approval. */
export const postStatuses = ['published', 'hidden', 'draft', 'pending'] as const
export type PostStatus = (typeof postStatuses)[number]

/** The statuses that a user may set: without `update-posts` only a draft, or a request for approval. */
export const statusesFor = (held: ReadonlySet<Permission>): readonly PostStatus[] =>
  held.has('update-posts') ? postStatuses : ['draft', 'pending']

interface Dated {
  status: string
  publish_at?: string | null
}

export const isScheduled = ({ status, publish_at }: Dated, now: Date): boolean =>
  status === 'published' && !!publish_at && Date.parse(publish_at) > now.getTime()

export const postStates = ['published', 'scheduled', 'hidden', 'draft', 'pending'] as const
export type PostState = (typeof postStates)[number]

/** The state at a moment. `scheduled` is neither stored nor set: it follows from status and clock. */
export const stateOf = (post: Dated, now: Date): string =>
  isScheduled(post, now) ? ('scheduled' satisfies PostState) : post.status
