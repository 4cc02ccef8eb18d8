import { type SQL, sql } from 'drizzle-orm'

export const lastTitle = (entity: SQL, id: SQL) => sql`(select t.title from history t
  where t.entity = ${entity} and t.record_id = ${id} and t.title <> '' order by t.id desc limit 1)`
