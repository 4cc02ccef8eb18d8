import type { UserKind } from '../../../domain/user'

/** Permanent filters of members and clients; their identity must be stable, since a new object is a new list. */
export const ofKind = {
  member: { kind: 'member' },
  client: { kind: 'client' },
} as const satisfies Record<UserKind, { kind: UserKind }>
