/** Members have a role, clients have none. */
export const userGroups = ['has', 'no', 'all'] as const
export type UserGroup = (typeof userGroups)[number]

/** The permanent filter of a group's list. */
export const listFilter = (group: UserGroup): Record<string, string> =>
  group === 'all' ? {} : { searchRole: group }
