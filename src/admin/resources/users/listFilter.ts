/** Members are those with a role, clients those without (spec §6). */
export const userGroups = ['has', 'no', 'all'] as const
export type UserGroup = (typeof userGroups)[number]

/** What a list of one group is always filtered by. */
export const listFilter = (group: UserGroup): Record<string, string> =>
  group === 'all' ? {} : { searchRole: group }
