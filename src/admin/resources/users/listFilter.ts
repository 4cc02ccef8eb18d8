import type { UserKind } from '../../../domain/user'

/** The permanent filters of the lists of members and of clients: the same objects each time, since a new one is a new list. */
export const ofKind = {
  member: { kind: 'member' },
  client: { kind: 'client' },
} as const satisfies Record<UserKind, { kind: UserKind }>
