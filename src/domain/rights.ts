export interface Rights {
  roles?: { data: { permissions?: { data: { name: string }[] } }[] }
  permissions?: { data: { name: string }[] }
}

/** Possibly repeated. In a file without the list of permissions, to keep the login page small. */
export const rightNames = ({ roles, permissions }: Rights): string[] =>
  [...(roles?.data ?? []).flatMap((role) => role.permissions?.data ?? []), ...(permissions?.data ?? [])].map(
    ({ name }) => name,
  )
