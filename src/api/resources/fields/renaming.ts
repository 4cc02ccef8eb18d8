import { type SQL, sql } from 'drizzle-orm'
import { rehearsed } from '../../crud/rehearsal'
import type { Database } from '../../db/client'
import { rowsOf } from '../../db/database'
import { transactionWith } from '../../db/pool'
import { authorOf } from '../../history/author'
import type { Body } from '../../http/body'
import type { Call } from '../../http/call'
import { begin, carryOn, settleFirst, stillAtIt, type UnfinishedWork } from '../../unfinished/unfinished'
import { type HeldField, heldFields, holdersOf, whileKeysStay } from './holders'
import { changeInSteps, isCrowded } from './steps'

interface Renaming {
  field: number
  from: string
  to: string
}

/** Keeps the writes out of the history of posts and the uses of files. */
const asRenaming = { 'nep.renames': 'on' }

/** The obsolete key of the values: the former key, or the new one if the renaming failed. */
async function leftOf(db: Database, { field: id, from, to }: Renaming) {
  const [field] = await heldFields(db, sql`f.id = ${id}`)
  if (!field) return null
  return { field, key: field.key === to ? from : field.key === from ? to : null }
}

/**
 * Removes values under the obsolete key, which stand under both keys. The version of each post grows, so that open
 * forms notice; values of another field with that key stay.
 */
export const renaming: UnfinishedWork<Renaming> = {
  name: 'renaming',
  settings: () => asRenaming,
  alone: ({ field }) => `renaming ${field}`,
  rows: async (db, what) => {
    const left = await leftOf(db, what)
    if (!left?.key) return []
    const holders = holdersOf(left.field)
    const rows = await rowsOf<{ id: number }>(
      db,
      sql`with ${holders.with} select posts.id from posts where ${holders.where} and posts.values ? ${left.key}
        order by posts.id`,
    )
    return rows.map(({ id }) => id)
  },
  step: async (tx, what, rows) => {
    const left = await leftOf(tx, what)
    if (!left?.key) return
    const { field, key } = left
    await whileKeysStay(tx, field.typeId)
    const holders = holdersOf(field)
    await tx.execute(sql`with ${holders.with}, gone as (select posts.id from posts
        where ${holders.where} and posts.values ? ${key} and posts.id = any(${sql.param(rows)}::int[])
          and (posts.values->${key}::text is not distinct from posts.values->${field.key}::text
            or not exists (select from fields f join groups g on g.id = f.group_id
              where g.type_id = ${field.typeId} and f.key = ${key}))
        order by posts.id for no key update)
      update posts set values = values - ${key}::text, version = version + 1 where id in (select id from gone)`)
  },
}

/**
 * Finishes an abandoned renaming before keys change or go.
 * @param where over fields `f` and their groups `g`
 */
export const settleKeys = ({ deps }: Call, where: SQL): Promise<void> =>
  settleFirst(
    deps.db,
    renaming,
    sql`(what->>'field')::int in (select f.id from fields f join groups g on g.id = f.group_id where ${where})`,
  )

/** Progress of renaming a field, by the body of the call: only rehearsed, or with the values under both keys. */
type Stage = 'tried' | 'copied'
const stages = new WeakMap<Body, Map<number, Stage>>()
export const renamingStageOf = ({ body }: Pick<Call, 'body'>, { id }: HeldField) => stages.get(body)?.get(id)

function reach({ body }: Call, { id }: HeldField, stage: Stage): void {
  stages.set(body, new Map(stages.get(body)).set(id, stage))
}

/**
 * Copies the values of very many posts to the new key before a renaming, so that the renaming writes little and readers
 * never miss a value. The obsolete copies are removed afterwards, also on failure.
 * @param attempt the call's work, to find out whether it would succeed
 */
export async function copyAhead(
  call: Call,
  id: number,
  key: unknown,
  attempt: (call: Call) => Promise<unknown>,
): Promise<void> {
  const [field] = await heldFields(call.db, sql`f.id = ${id}`)
  if (!field || typeof key !== 'string' || key === field.key || !(await isCrowded(call.db, field))) return
  reach(call, field, 'tried')
  await rehearsed(call, attempt)
  const work = await transactionWith(call.db, {}, (tx) =>
    begin(tx, call, renaming, { field: id, from: field.key, to: key }),
  )
  const clear = () => carryOn(call.deps.db, renaming, work)
  call.afterCommit.push(clear)
  call.afterFailure.push(clear)
  const isOther = sql`posts.values->${key}::text is distinct from posts.values->${field.key}::text`
  const copy = sql`values = values || jsonb_build_object(${key}::text, values->${field.key}::text)`
  await changeInSteps(call, field, isOther, copy, { ...authorOf(call), ...asRenaming }, (tx) =>
    stillAtIt(tx, work),
  )
  reach(call, field, 'copied')
}
