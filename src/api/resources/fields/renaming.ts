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

/** What is written is in no history of a post, and no change of the files that it uses. */
const asRenaming = { 'nep.renames': 'on' }

/** The key under which values stand that are nobody's any more: the former one, or the new one where it broke off. */
async function leftOf(db: Database, { field: id, from, to }: Renaming) {
  const [field] = await heldFields(db, sql`f.id = ${id}`)
  if (!field) return null
  return { field, key: field.key === to ? from : field.key === from ? to : null }
}

/**
 * What a renaming leaves: the values that stand under two keys. They go from the one that is not the field's; whoever has
 * one of these posts open learns that it has changed. What another field of that key has is its own and stays.
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
 * Before keys are changed or go: what a renaming that broke off has left is cleared away.
 * @param where over fields `f` and their groups `g`
 */
export const settleKeys = ({ deps }: Call, where: SQL): Promise<void> =>
  settleFirst(
    deps.db,
    renaming,
    sql`(what->>'field')::int in (select f.id from fields f join groups g on g.id = f.group_id where ${where})`,
  )

/** How far the renaming of a field is: only tried, or with its values under both keys. By the body that asks for it. */
type Stage = 'tried' | 'copied'
const stages = new WeakMap<Body, Map<number, Stage>>()
export const renamingStageOf = ({ body }: Pick<Call, 'body'>, { id }: HeldField) => stages.get(body)?.get(id)

function reach({ body }: Call, { id }: HeldField, stage: Stage): void {
  stages.set(body, new Map(stages.get(body)).set(id, stage))
}

/**
 * Before a key is renamed that very many posts hold: they get their values under the new key as well, so that the
 * renaming itself has little left to write, and no reader ever misses a value. What then stands under two keys is
 * cleared away after it, also where it fails.
 * @param attempt what the renaming is part of; only to find out whether it would succeed
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
