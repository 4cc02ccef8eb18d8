import type { ResourceName } from '../guards'
import { agencies } from './agencies'
import { categories } from './categories'
import type { Sheet } from './columns'
import { discounts } from './discounts'
import { feedback } from './feedback'
import { fields } from './fields'
import { groups } from './groups'
import { languages, media, roles, types } from './others'
import { posts } from './posts'
import { redirects } from './redirects'
import { seos } from './seos'
import { users } from './users'
import { comments, ratings } from './voices'

export * from './columns'

/** The spreadsheets of each entity. Permissions have none: the code names them. */
export const sheets = {
  posts,
  categories,
  groups,
  fields,
  types,
  media,
  users,
  roles,
  languages,
  redirects,
  seos,
  feedback,
  agencies,
  discounts,
  comments,
  ratings,
} as const satisfies Partial<Record<ResourceName, Sheet>>

export type SheetName = keyof typeof sheets

/** The spreadsheets of an entity; `undefined` where it has none. */
export const sheetOf = (name: string): Sheet | undefined =>
  Object.hasOwn(sheets, name) ? sheets[name as SheetName] : undefined
