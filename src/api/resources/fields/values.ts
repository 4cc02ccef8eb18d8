import { type SQL, sql } from 'drizzle-orm'
import { setInTransaction } from '../../db/pool'
import { ApiError, invalid } from '../../http/errors'
import type { Call } from '../../http/route'
import { countOthersUnder, type Held, heldFields, holdersOf, idsOfHolders, whileKeysChange } from './holders'
import { dropFormer, stageOf } from './steps'

/**
 * Renames a field's key in all values: in one statement, or the rest of very many (`steps`). The history has it once,
 * as the change of the field, and not for each post: undoing that one renames the values back. The posts are a version
 * later, and not newly edited.
 * @throws ApiError 422 while posts that have the field hold something else under the new key
 */
export async function renameValues(call: Call, field: Held, key: string): Promise<void> {
  const { db } = call
  const stage = stageOf(call)
  await whileKeysChange(db, field.typeId)
  const count = stage === 'copied' ? 0 : await countOthersUnder(db, field, key)
  if (count > 0) throw invalid('key', 'key_holds_others', { count })
  if (stage === 'tried') return
  const holders = holdersOf(field)
  await setInTransaction(db, { 'nep.renames': 'on' })
  if (stage === 'copied') {
    // What was written since it was copied.
    await db.execute(sql`with ${holders.with}
      update posts set values = values || jsonb_build_object(${key}::text, values->${field.key}::text)
      where ${holders.where} and values->${key}::text is distinct from values->${field.key}::text`)
    call.afterCommit.push(() => dropFormer(call, { ...field, key }, field.key))
  } else
    await db.execute(sql`with ${holders.with}
    update posts set values = (values - ${field.key}::text) || jsonb_build_object(${key}::text, values->${field.key}),
      version = version + 1 where ${holders.where}`)
  await setInTransaction(db, { 'nep.renames': '' })
}

/** What a refusal says: by what something is in use, and by how many. */
const heldByPosts = (count: number) =>
  new ApiError('in_use', {
    message: { key: 'errors.in_use_by_values', params: { count } },
    extra: { can_force: true, in_use: { posts: count } },
  })

/** Whether a caller takes the values along: `?force=1`. */
export const isForced = ({ url }: Call): boolean => url.searchParams.get('force') === '1'

/**
 * Before fields are deleted: while posts hold values of them, only by force, and then the values go too. Each post's
 * history keeps them.
 * @param where over fields `f` and their groups `g`
 * @param removal deletes the fields before the values go: undone last first, the values then are back before the field
 * @throws ApiError `in_use` with the number of posts
 */
export async function dropValues(call: Call, where: SQL, removal: SQL): Promise<void> {
  const { db, now } = call
  const fields = await heldFields(db, where)
  const [first] = fields
  if (!first) return
  await whileKeysChange(db, first.typeId)
  const held: { key: string; ids: number[] }[] = []
  for (const field of fields) held.push({ key: field.key, ids: await idsOfHolders(db, field) })
  const count = new Set(held.flatMap(({ ids }) => ids)).size
  if (count === 0) return
  if (!isForced(call)) throw heldByPosts(count)
  await db.execute(removal)
  for (const { key, ids } of held)
    await db.execute(sql`update posts set values = values - ${key}::text, version = version + 1,
      updated_at = ${now.toISOString()} where id = any(${sql.param(ids)}::int[])`)
}

/**
 * After a deletion was undone: the values that went with the field are back, also where only the field was put back
 * from the trash. What was written since stays.
 */
export async function bringValuesBack({ db }: Call): Promise<void> {
  await db.execute(sql`
    with gone as (select d.batch, d.changes->>'key' as key, (select g.type_id from groups g
          where g.id = (d.changes->>'group_id')::int) as type_id
        from history d where d.id = told('restores')::bigint and d.entity = 'fields' and d.action = 'delete'),
      kept as (select distinct on (h.record_id) h.record_id as id, gone.key,
          h.changes->'values'->0->gone.key as value, gone.type_id
        from gone join history h on h.batch = gone.batch and h.entity = 'posts' and h.action = 'update'
        where h.changes->'values'->0 ? gone.key and not h.changes->'values'->1 ? gone.key
        order by h.record_id, h.id desc)
    update posts set values = posts.values || jsonb_build_object(kept.key, kept.value), version = version + 1
    from kept where posts.id = kept.id and posts.type_id = kept.type_id and not posts.values ? kept.key`)
}
