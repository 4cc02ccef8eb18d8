import type { ResourceName } from './guards'

/** Entities whose forms store drafts on the server and show other users in a record. */
export const drafted = [
  'posts',
  'categories',
  'types',
  'users',
  'redirects',
  'seos',
  'menus',
  'sliders',
] as const satisfies readonly ResourceName[]

export type DraftedName = (typeof drafted)[number]

export const isDrafted = (name: string): name is DraftedName => (drafted as readonly string[]).includes(name)

export const isSecret = (field: string): boolean => /password|captcha/i.test(field)

/** Untouched drafts are swept after this many days. */
export const draftDays = 30
export const maxDrafts = 100
/** In characters: of one draft, and of all drafts of a user. */
export const maxDraftSize = 1_500_000
export const maxDraftsSize = 20_000_000

/** Interval of signs of life of an open form, and silence after which a user counts as gone. News come by `GET /live`. */
export const beatSeconds = 60
export const goneSeconds = 150

export interface DraftLine {
  entity: DraftedName
  record_id: number | null
  path: string
  title: string
  updated_at: string
}

export interface ServerDraft {
  /** Changes with each write; a write that names another revision is based on a stale draft. */
  revision: number
  /** Version of the record when the draft began. */
  version: number | null
  /** The changed fields, and their values in the record. */
  values: Record<string, unknown>
  base: Record<string, unknown>
  updated_at: string
}

export interface Visitor {
  id: number
  name: string
  avatar: string
  since: string
  is_editing: boolean
}

export interface Presence {
  others: Visitor[]
  /** Set when the record is newer than the form: its version, and the user who saved it if known. */
  saved: { version: number; at: string; by: { id: number; name: string } | null } | null
}
