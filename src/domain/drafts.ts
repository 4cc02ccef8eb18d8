import type { ResourceName } from './guards'

/** The entities whose forms keep drafts on the server and show who else is in a record. */
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

/** Never part of a draft. */
export const isSecret = (field: string): boolean => /password|captcha/i.test(field)

/** A draft that nobody has touched for so long is swept. */
export const draftDays = 30
/** Of one person. */
export const maxDrafts = 100
/** Characters of one draft, and of all drafts of a person together. */
export const maxDraftSize = 1_500_000
export const maxDraftsSize = 20_000_000

/** Seconds between two signs of life of an open form, and after how many without one somebody counts as gone. */
export const beatSeconds = 30
export const goneSeconds = 75

/** Where a draft of mine can be gone on with. */
export interface DraftLine {
  entity: DraftedName
  /** Of the record; null for one that does not exist yet. */
  record_id: number | null
  /** The address of the form. */
  path: string
  title: string
  updated_at: string
}

/** A form that is not saved yet. */
export interface ServerDraft {
  /** Differs after each write: who names another one has not seen this draft. */
  revision: number
  /** The version of the record that it was begun with. */
  version: number | null
  /** The changed fields, and what the record had there. */
  values: Record<string, unknown>
  base: Record<string, unknown>
  updated_at: string
}

/** Somebody else in a record. */
export interface Visitor {
  id: number
  name: string
  avatar: string
  since: string
  is_editing: boolean
}

/** The answer to a sign of life. */
export interface Presence {
  others: Visitor[]
  /** When the record is newer than the form: its version, and who has saved it, if that is known. */
  saved: { version: number; at: string; by: { id: number; name: string } | null } | null
}
