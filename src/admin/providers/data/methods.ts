import type { Identifier } from 'react-admin'
import type { Language } from '../../../domain/languageSchema'
import type { Media } from '../../../domain/media'
import type { Role } from '../../../domain/roleSchema'
import type { User } from '../../../domain/userSchema'
import { endpoints } from './endpoints'
import type { HttpClient } from '../http/http'
import { randomKey } from '../http/idempotency'
import { searchOf } from '../http/query'
import type { AppMethods, Profile, Sorted } from './types'

type One<T> = { data: T }
type Save = (resource: string, row: Sorted, sort: number) => Promise<One<Sorted>>

/** The typed calls beside CRUD; `save` sets a row's place. */
export function appMethods(http: HttpClient, save: Save): AppMethods {
  const members = (path: string) => async (users: Identifier[], roles: Identifier[]) => {
    await http(path, { method: 'POST', body: { users, roles } })
    return { data: null }
  }
  return {
    profile: ({ signal } = {}) => http<One<Profile>>('/profile', { signal }),
    setDefaultLanguage: (key) =>
      http<One<Language>>(`/languages/${encodeURIComponent(key)}/default`, { method: 'PATCH' }),
    syncRoles: members('/roles/sync'),
    revokeRoles: members('/roles/revoke'),
    syncPermissions: (role_id, permissions) =>
      http<One<Role>>('/permissions/sync', { method: 'POST', body: { role_id, permissions } }),
    async resetPassword(id, to) {
      const path = `/users/${id}`
      const { meta } = await http<{ meta: { password: string; sent_to?: string } }>(path, {
        method: 'PATCH',
        body: to,
      })
      return { data: meta }
    },
    changePassword: (id, body) => http<One<User>>(`/users/${id}/password`, { method: 'PATCH', body }),
    async emailExists(email, exceptId) {
      const query = searchOf({ email: email.trim().toLowerCase() }, endpoints.users)
      const { data } = await http<One<User[]>>('/users', { query })
      return data.some(({ id }) => String(id) !== String(exceptId))
    },
    uploadMedia(file, { name, key = randomKey(), onProgress, signal } = {}) {
      const body = new FormData()
      body.append('file', file)
      if (name) body.append('name', name)
      const headers = { 'Idempotency-Key': key }
      return http<One<Media>>('/media', { method: 'POST', body, headers, onProgress, signal })
    },
    async reorder(resource, rows) {
      const data: Sorted[] = []
      // In turn: places that pass through each other must not be judged halfway by the server.
      for (const [place, row] of rows.entries())
        data.push(row.sort === place ? row : (await save(resource, row, place)).data)
      return { data }
    },
  }
}
