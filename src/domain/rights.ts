/** What a profile carries about rights: shapes of `GET /profile` (spec §3). */
export interface Rights {
  roles?: { data: { permissions?: { data: { name: string }[] } }[] }
  permissions?: { data: { name: string }[] }
}

/** Names of all rights, from roles and direct ones; some may come twice. Apart from the vocabulary, for the login page. */
export const rightNames = ({ roles, permissions }: Rights): string[] =>
  [...(roles?.data ?? []).flatMap((role) => role.permissions?.data ?? []), ...(permissions?.data ?? [])].map(
    ({ name }) => name,
  )
