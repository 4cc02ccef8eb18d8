import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { rowsOf } from '../../db/database'

/** A field as it stands in the database. */
export interface HeldField {
  id: number
  key: string
  typeId: number
}

/** The fields of a data group, or one of them, with the type that they are of. */
export const heldFields = (db: Database, where: SQL): Promise<HeldField[]> =>
  rowsOf<HeldField>(
    db,
    sql`select f.id, f.key, g.type_id as "typeId" from fields f join groups g on g.id = f.group_id where ${where}`,
  )

/** Distinguishes this lock from others of the database. */
const lockClass = 715_517_010

/**
 * Held by whoever writes values of posts of a type, until the transaction ends: no key is renamed or taken away
 * meanwhile. Taken before rows of posts are locked; the other way round two could wait for each other.
 */
export const whileKeysStay = (db: Database, typeId: SQL | number): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock_shared(${lockClass}, ${typeId})`)

/** Held by whoever renames or takes away a key: waits for those who write values. */
export const whileKeysChange = (db: Database, typeId: number): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(${lockClass}, ${typeId}::int)`)

/**
 * The posts whose value under the field's key is that field's, as `with` and `where` over `posts`: they have the field
 * by their category or their type, as `dataGroupsOf` says. A value without a field is kept for the only one that it can
 * be of.
 */
export function holdersOf({ id, key, typeId }: HeldField): { with: SQL; where: SQL } {
  return {
    with: sql`recursive tree as (
        select c.id, c.group_id as nearest from categories c where c.type_id = ${typeId} and c.parent_id is null
        union all select c.id, coalesce(c.group_id, t.nearest) from categories c join tree t on c.parent_id = t.id),
      same as materialized (select f.id, f.group_id, g.sort, exists (select from categories c
          where c.type_id = ${typeId} and c.group_id = f.group_id) as is_named
        from fields f join groups g on g.id = f.group_id
        where g.type_id = ${typeId} and g.style = 'field' and f.key = ${key}),
      common as materialized (select id from same where not is_named order by sort, group_id limit 1),
      owner as materialized (select t.id as category_id,
          coalesce((select s.id from same s where s.group_id = t.nearest), (select id from common)) as field_id
        from tree t)`,
    where: sql`posts.type_id = ${typeId} and posts.values ? ${key} and coalesce(
        (select o.field_id from owner o where o.category_id = posts.category_id), (select id from common),
        (select min(id) from same having count(*) = 1)) = ${id}`,
  }
}

/** Whether something stands in a value. */
export const isFilled = (key: string): SQL =>
  sql`coalesce(posts.values->${key}, 'null') not in ('null', '""', '[]', '{}')`

/** The posts that hold a value of the field that is not empty. */
export async function idsOfHolders(db: Database, field: HeldField): Promise<number[]> {
  const holders = holdersOf(field)
  const rows = await rowsOf<{ ids: number[] }>(
    db,
    sql`with ${holders.with} select coalesce(array_agg(id), '{}') as ids from posts
      where ${holders.where} and ${isFilled(field.key)}`,
  )
  return rows[0]?.ids ?? []
}

/** How many posts that have the field hold something else under this key than under that of the field. */
export async function countOthersUnder(db: Database, field: HeldField, key: string): Promise<number> {
  const holders = holdersOf(field)
  const rows = await rowsOf<{ n: number }>(
    db,
    sql`with ${holders.with} select count(*)::int as n from posts where ${holders.where} and ${isFilled(key)}
      and posts.values->${key}::text is distinct from posts.values->${field.key}::text`,
  )
  return rows[0]?.n ?? 0
}
