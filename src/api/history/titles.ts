import { type SQL, sql } from 'drizzle-orm'

/** How a record was last called in its history. */
export const lastTitle = (entity: SQL, id: SQL) => sql`(select t.title from history t
  where t.entity = ${entity} and t.record_id = ${id} and t.title <> '' order by t.id desc limit 1)`
