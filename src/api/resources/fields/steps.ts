import { sql } from 'drizzle-orm'
import type { Resource } from '../../crud/resource'
import { changeRow, lockRow, whereRow } from '../../crud/write'
import { type Database, rowsOf } from '../../db/database'
import { setInTransaction, transactionWith } from '../../db/pool'
import { authorOf } from '../../history/author'
import type { Body } from '../../http/body'
import type { Call } from '../../http/route'
import { type Held, heldFields, holdersOf, isFilled, whileKeysStay } from './holders'

/** Posts of one step: a fraction of a second. */
const step = 1_000

/**
 * Changes the values of very many posts in steps, each a transaction of its own, so that nobody who writes one of these
 * posts waits longer than for one step.
 * @param change changes up to `step` posts with ids after this one, and returns their ids
 */
async function inSteps(
  call: Call,
  typeId: number,
  change: (tx: Database, after: number) => Promise<number[]>,
) {
  for (let after = 0, count = step; count === step; ) {
    const ids = await transactionWith(call.db, authorOf(call), async (tx) => {
      await whileKeysStay(tx, typeId)
      return change(tx, after)
    })
    count = ids.length
    after = ids.reduce((last, id) => Math.max(last, id), after)
  }
}

const idsOf = async (tx: Database, statement: ReturnType<typeof sql>): Promise<number[]> =>
  (await rowsOf<{ id: number }>(tx, statement)).map(({ id }) => id)

/** The next posts that hold a value of the field, under a further condition. */
const nextOf = (field: Held, after: number, condition: ReturnType<typeof sql>) => {
  const holders = holdersOf(field)
  return sql`id in (with ${holders.with} select posts.id from posts where ${holders.where} and posts.id > ${after}
    and ${condition} order by posts.id limit ${step} for no key update)`
}

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
  await inSteps(call, field.typeId, async (tx, after) => {
    await setInTransaction(tx, { 'nep.renames': 'on' })
    return idsOf(
      tx,
      sql`update posts set values = values || jsonb_build_object(${key}::text, values->${field.key}::text)
        where ${nextOf(field, after, isOther)} returning id`,
    )
  })
  stages.set(call.body, 'copied')
}

/**
 * After the renaming is committed: nothing is left under the former key, and whoever has one of these posts open learns
 * that it has changed. What was written there since is another's and stays.
 */
export async function dropFormer(call: Call, field: Held, former: string): Promise<void> {
  const isCopy = sql`posts.values ? ${former}
    and posts.values->${former}::text is not distinct from posts.values->${field.key}::text`
  await inSteps({ ...call, db: call.deps.db }, field.typeId, async (tx, after) => {
    await setInTransaction(tx, { 'nep.renames': 'on' })
    return idsOf(
      tx,
      sql`update posts set values = values - ${former}::text, version = version + 1
        where ${nextOf(field, after, isCopy)} returning id`,
    )
  })
}

/**
 * Before fields are deleted whose values go along: posts that are very many let go of them in steps. All of it is one
 * batch; a deletion that breaks off has taken some along, and can be called again.
 * @param where over fields `f` and their groups `g`
 */
export async function dropAhead(
  call: Call,
  resource: Resource,
  id: number,
  where: ReturnType<typeof sql>,
): Promise<void> {
  const { now } = call
  const fields = await heldFields(call.db, where)
  for (const field of fields) {
    if (!(await isCrowded(call.db, field))) continue
    // Refused before anything is done, where the record is another by now.
    await call.db.transaction((db) => lockRow({ ...call, db }, resource, whereRow(resource, id)))
    await inSteps(call, field.typeId, (tx, after) =>
      idsOf(
        tx,
        sql`update posts set values = values - ${field.key}::text, version = version + 1, updated_at = ${now.toISOString()}
          where ${nextOf(field, after, isFilled(field.key))} returning id`,
      ),
    )
  }
}
