import { type SQL, sql } from 'drizzle-orm'
import { setInTransaction } from '../../db/pool'
import type { Call } from '../../http/call'
import { ApiError, invalid } from '../../http/errors'
import {
  countOthersUnder,
  type HeldField,
  heldFields,
  holdersOf,
  idsOfHolders,
  whileKeysChange,
} from './holders'
import { renamingStageOf } from './renaming'

/**
 * Renames a key in all values: in one statement, or the rest of very many (`renaming`). The history records only the
 * change of the field, whose undoing renames the values back; versions of posts grow, `updated_at` stays.
 * @throws ApiError 422 while posts of the field hold another value under the new key
 */
export async function renameValues(call: Call, field: HeldField, key: string): Promise<void> {
  const { db } = call
  const stage = renamingStageOf(call, field)
  await whileKeysChange(db, field.typeId)
  const count = stage === 'copied' ? 0 : await countOthersUnder(db, field, key)
  if (count > 0) throw invalid('key', 'key_holds_others', { count })
  if (stage === 'tried') return
  const holders = holdersOf(field)
  await setInTransaction(db, { 'nep.renames': 'on' })
  if (stage === 'copied') {
    // Values written since the copy.
    await db.execute(sql`with ${holders.with}
      update posts set values = values || jsonb_build_object(${key}::text, values->${field.key}::text)
      where ${holders.where} and values->${key}::text is distinct from values->${field.key}::text`)
  } else
    await db.execute(sql`with ${holders.with}
    update posts set values = (values - ${field.key}::text) || jsonb_build_object(${key}::text, values->${field.key}),
      version = version + 1 where ${holders.where}`)
  await setInTransaction(db, { 'nep.renames': '' })
}

const heldByPosts = (count: number) =>
  new ApiError('in_use', {
    message: { key: 'errors.in_use_by_values', params: { count } },
    extra: { can_force: true, in_use: { posts: count } },
  })

export const isForced = ({ url }: Call): boolean => url.searchParams.get('force') === '1'

/**
 * Removes the values of deleted fields, with `?force=1` only; the history of each post keeps them.
 * @param where over fields `f` and their groups `g`
 * @param removal deletes the fields before the values: undone in reverse, the values return before the field
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
