import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { rowsOf } from '../../db/database'

export interface HeldField {
  id: number
  key: string
  typeId: number
}

/** `where` is over fields `f` and groups `g`. */
export const heldFields = (db: Database, where: SQL): Promise<HeldField[]> =>
  rowsOf<HeldField>(
    db,
    sql`select f.id, f.key, g.type_id as "typeId" from fields f join groups g on g.id = f.group_id where ${where}`,
  )

const lockClass = 715_517_010

/**
 * Keeps the keys of a type until the transaction ends; held by writers of post values. Taken before rows of posts are
 * locked: in the other order two calls could deadlock.
 */
export const whileKeysStay = (db: Database, typeId: SQL | number): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock_shared(${lockClass}, ${typeId})`)

/** Held to rename or remove a key; waits for writers of values. */
export const whileKeysChange = (db: Database, typeId: number): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(${lockClass}, ${typeId}::int)`)

/**
 * The posts whose value under the key belongs to this field, as `with` and `where` over `posts`: they have the field by
 * their category or type, as in `dataGroupsOf`. A value without a field belongs to the only field with its key.
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

export const isFilled = (key: string): SQL =>
  sql`coalesce(posts.values->${key}, 'null') not in ('null', '""', '[]', '{}')`

export async function idsOfHolders(db: Database, field: HeldField): Promise<number[]> {
  const holders = holdersOf(field)
  const rows = await rowsOf<{ ids: number[] }>(
    db,
    sql`with ${holders.with} select coalesce(array_agg(id), '{}') as ids from posts
      where ${holders.where} and ${isFilled(field.key)}`,
  )
  return rows[0]?.ids ?? []
}

export async function countOthersUnder(db: Database, field: HeldField, key: string): Promise<number> {
  const holders = holdersOf(field)
  const rows = await rowsOf<{ n: number }>(
    db,
    sql`with ${holders.with} select count(*)::int as n from posts where ${holders.where} and ${isFilled(key)}
      and posts.values->${key}::text is distinct from posts.values->${field.key}::text`,
  )
  return rows[0]?.n ?? 0
}
