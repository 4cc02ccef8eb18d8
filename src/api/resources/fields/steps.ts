import { type SQL, sql } from 'drizzle-orm'
import type { Resource } from '../../crud/resource'
import { lockRow, whereRow } from '../../crud/write'
import type { Database } from '../../db/client'
import { rowsOf } from '../../db/database'
import { type TransactionSettings, transactionWith } from '../../db/pool'
import { authorOf } from '../../history/author'
import type { Call } from '../../http/call'
import { unfinishedStep } from '../../unfinished/unfinished'
import { type HeldField, heldFields, holdersOf, isFilled, whileKeysStay } from './holders'

/**
 * Changes values in very many posts in steps with their own transactions, so that no writer waits longer than for one
 * step. The posts are read once; each step checks its own again.
 * @param change is set in posts that meet the condition
 */
export async function changeInSteps(
  call: Call,
  field: HeldField,
  condition: SQL,
  change: SQL,
  settings: TransactionSettings,
  along?: (tx: Database) => Promise<unknown>,
): Promise<void> {
  const holders = holdersOf(field)
  const held = (more: SQL) =>
    sql`with ${holders.with} select posts.id from posts where ${holders.where} and ${condition}${more}`
  const rows = await rowsOf<{ id: number }>(call.db, held(sql` order by posts.id`))
  for (let at = 0; at < rows.length; at += unfinishedStep) {
    const ids = rows.slice(at, at + unfinishedStep).map(({ id }) => id)
    await transactionWith(call.db, settings, async (tx) => {
      await whileKeysStay(tx, field.typeId)
      const own = held(sql` and posts.id = any(${sql.param(ids)}::int[]) order by posts.id for no key update`)
      await tx.execute(sql`update posts set ${change} where id in (${own})`)
      await along?.(tx)
    })
  }
}

/** Holds if more than one step of posts have a value of the field. */
export async function isCrowded(db: Database, field: HeldField): Promise<boolean> {
  const holders = holdersOf(field)
  const more = await rowsOf(
    db,
    sql`with ${holders.with} select from posts where ${holders.where} and ${isFilled(field.key)} offset ${unfinishedStep} limit 1`,
  )
  return more.length > 0
}

/**
 * Removes values of very many posts in steps before their fields are deleted. The steps share a batch; a deletion that
 * breaks off has removed some, and can be repeated.
 * @param where over fields `f` and their groups `g`
 */
export async function dropAhead(call: Call, resource: Resource, id: number, where: SQL): Promise<void> {
  const { now } = call
  const fields = await heldFields(call.db, where)
  for (const field of fields) {
    if (!(await isCrowded(call.db, field))) continue
    // Refuses a stale version before anything is done.
    await call.db.transaction((db) => lockRow({ ...call, db }, resource, whereRow(resource, id)))
    const drop = sql`values = values - ${field.key}::text, version = version + 1, updated_at = ${now.toISOString()}`
    await changeInSteps(call, field, isFilled(field.key), drop, authorOf(call))
  }
}
