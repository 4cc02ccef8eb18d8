import type { DataProvider, Identifier } from 'react-admin'
import type { Language } from '../../../domain/languageSchema'
import type { Media } from '../../../domain/media'
import type { Pagination } from '../../../domain/pagination'
import type { Rights } from '../../../domain/rights'
import type { Role } from '../../../domain/roleSchema'
import type { User } from '../../../domain/userSchema'

/** `meta` of every list result. */
export interface ListMeta {
  pagination: Pagination
  /** Rows per value of a counted field under the other filters: `{status: {published: 12}}`. */
  counts?: Record<string, Record<string, number>>
}

export interface UploadOptions {
  name?: string
  /** Names the upload, so that a repeated try does not store the file twice. */
  key?: string
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

export interface ResetPassword {
  password: string
  sent_to?: string
}

/** `GET /profile`: who is signed in and what they may do. */
export type Profile = Omit<User, 'roles'> &
  Omit<Rights, 'roles'> & {
    roles?: { data: { id: number; name: string; permissions?: { data: { name: string }[] } }[] }
  }

/** The calls of spec §7 that are not create, read, update or delete. */
export interface AppMethods {
  profile(options?: { signal?: AbortSignal }): Promise<{ data: Profile }>
  setDefaultLanguage(key: string): Promise<{ data: Language }>
  /** Those users have exactly those roles. */
  syncRoles(users: Identifier[], roles: Identifier[]): Promise<{ data: null }>
  revokeRoles(users: Identifier[], roles: Identifier[]): Promise<{ data: null }>
  syncPermissions(roleId: Identifier, permissions: string[]): Promise<{ data: Role }>
  /** To a given password, or to a generated one that is sent to an address. */
  resetPassword(
    id: Identifier,
    to: { password: string } | { send_to: string },
  ): Promise<{ data: ResetPassword }>
  changePassword(
    id: Identifier,
    passwords: { current_password: string; new_password: string },
  ): Promise<{ data: User }>
  emailExists(email: string, exceptId?: Identifier): Promise<boolean>
  uploadMedia(file: File, options?: UploadOptions): Promise<{ data: Media }>
  /** Gives rows their place: each one's `sort` becomes its position; only those that moved are sent. */
  reorder(resource: string, rows: readonly Sorted[]): Promise<{ data: Sorted[] }>
}

export interface Sorted {
  id: Identifier
  sort: number
  version: number
}

export type AppDataProvider = DataProvider & AppMethods
