/** Members have a role, clients have none. */
export const userGroups = ['has', 'no', 'all'] as const
export type UserGroup = (typeof userGroups)[number]

const usual: UserGroup = 'has'

const isGroup = (value: unknown): value is UserGroup => userGroups.some((each) => each === value)

/** The group that the list's filters name; members, when they name none. */
export const groupOf = ({ searchRole }: Record<string, unknown>): UserGroup =>
  isGroup(searchRole) ? searchRole : usual

/** The permanent filter of the list: members, unless the address names a group itself. */
export const listFilter = (filters: Record<string, unknown> = {}): Record<string, string> =>
  'searchRole' in filters ? none : members
// The same objects each time: a new filter would be a new list.
const members = { searchRole: usual }
const none = {}

/** The list's filters with another group. The role goes with those who have none. */
export function withGroup(filters: Record<string, unknown>, group: UserGroup): Record<string, unknown> {
  const { searchRole: _, role_id, ...others } = filters
  const role = group === 'no' || role_id === undefined ? {} : { role_id }
  return { ...others, ...role, ...(group !== usual && { searchRole: group }) }
}
