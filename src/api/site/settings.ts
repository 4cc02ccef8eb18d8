import { type SQL, sql } from 'drizzle-orm'
import { typeIdsIn } from '../../domain/settings'

/** JSON of the settings that shape addresses: which types have none in front of their posts, and where the site is. */
export const addressing: SQL = sql`(select json_object_agg(key, value) from settings
  where key in ('remove_slug_of_post_type', 'site_url'))`

export interface Addressing {
  remove_slug_of_post_type?: string
  site_url?: string
}

export const bareTypesOf = (found: Addressing | null): ReadonlySet<number> =>
  new Set(typeIdsIn(found?.remove_slug_of_post_type ?? ''))
