import { type SQL, sql } from 'drizzle-orm'
import type { Resource } from '../../crud/resource'
import { changeRow, lockRow, whereRow } from '../../crud/write'
import { type Database, rowsOf } from '../../db/database'
import { type Settings, transactionWith } from '../../db/pool'
import { authorOf } from '../../history/author'
import type { Body } from '../../http/body'
import type { Call } from '../../http/route'
import { type Held, heldFields, holdersOf, isFilled, whileKeysStay } from './holders'

/** Posts of one step: a fraction of a second. */
const step = 1_000

/**
 * Changes the values of very many posts in steps, each a transaction of its own, so that nobody who writes one of these
 * posts waits longer than for one step. Which posts they are is read once; each step looks at its own again.
 * @param change what is set in the posts for which the condition holds
 */
async function inSteps(call: Call, field: Held, condition: SQL, change: SQL, settings: Settings = {}) {
  const holders = holdersOf(field)
  const held = (more: SQL) =>
    sql`with ${holders.with} select posts.id from posts where ${holders.where} and ${condition}${more}`
  const rows = await rowsOf<{ id: number }>(call.db, held(sql` order by posts.id`))
  for (let at = 0; at < rows.length; at += step) {
    const ids = rows.slice(at, at + step).map(({ id }) => id)
    await transactionWith(call.db, { ...authorOf(call), ...settings }, async (tx) => {
      await whileKeysStay(tx, field.typeId)
      const own = held(sql` and posts.id = any(${sql.param(ids)}::int[]) order by posts.id for no key update`)
      await tx.execute(sql`update posts set ${change} where id in (${own})`)
    })
  }
}

/** What is written is in no history of a post, and no change of the files that it uses. */
const asRenaming: Settings = { 'nep.renames': 'on' }

/** Whether more than one step of posts hold a value of the field. */
async function isCrowded(db: Database, field: Held): Promise<boolean> {
  const holders = holdersOf(field)
  const more = await rowsOf(
    db,
    sql`with ${holders.with} select from posts where ${holders.where} and ${isFilled(field.key)} offset ${step} limit 1`,
  )
  return more.length > 0
}

/** Ends a transaction that was only to find out whether it would succeed. */
class Rehearsed extends Error {}

/** How far a renaming is: only tried, or with its values under both keys already. By the body that asks for it. */
const stages = new WeakMap<Body, 'tried' | 'copied'>()
export const stageOf = ({ body }: Pick<Call, 'body'>) => stages.get(body)

/**
 * Before a key is renamed that very many posts hold: they get their values under the new key as well, so that the
 * renaming itself has little left to write, and no reader ever misses a value.
 */
export async function copyAhead(call: Call, resource: Resource, id: number): Promise<void> {
  const { key } = call.body
  const [field] = await heldFields(call.db, sql`f.id = ${id}`)
  if (!field || typeof key !== 'string' || key === field.key || !(await isCrowded(call.db, field))) return
  stages.set(call.body, 'tried')
  const rehearsal = call.db.transaction(async (db) => {
    await changeRow(
      { ...call, db, afterCommit: [], afterFailure: [] },
      resource,
      whereRow(resource, id),
      call.body,
    )
    throw new Rehearsed()
  })
  await rehearsal.catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error
  })
  const isOther = sql`posts.values->${key}::text is distinct from posts.values->${field.key}::text`
  const copy = sql`values = values || jsonb_build_object(${key}::text, values->${field.key}::text)`
  await inSteps(call, field, isOther, copy, asRenaming)
  stages.set(call.body, 'copied')
}

/**
 * After the renaming is committed: nothing is left under the former key, and whoever has one of these posts open learns
 * that it has changed. What was written there since is another's and stays.
 */
export async function dropFormer(call: Call, field: Held, former: string): Promise<void> {
  const isCopy = sql`posts.values ? ${former}
    and posts.values->${former}::text is not distinct from posts.values->${field.key}::text`
  const drop = sql`values = values - ${former}::text, version = version + 1`
  await inSteps({ ...call, db: call.deps.db }, field, isCopy, drop, asRenaming)
}

/**
 * Before fields are deleted whose values go along: posts that are very many let go of them in steps. All of it is one
 * batch; a deletion that breaks off has taken some along, and can be called again.
 * @param where over fields `f` and their groups `g`
 */
export async function dropAhead(call: Call, resource: Resource, id: number, where: SQL): Promise<void> {
  const { now } = call
  const fields = await heldFields(call.db, where)
  for (const field of fields) {
    if (!(await isCrowded(call.db, field))) continue
    // Refused before anything is done, where the record is another by now.
    await call.db.transaction((db) => lockRow({ ...call, db }, resource, whereRow(resource, id)))
    const drop = sql`values = values - ${field.key}::text, version = version + 1, updated_at = ${now.toISOString()}`
    await inSteps(call, field, isFilled(field.key), drop)
  }
}
