import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { rowsOf } from '../../db/database'
import type { Call } from '../../http/call'
import { afterwards, type UnfinishedWork, unfinishedStep } from '../../unfinished/unfinished'
import { whileKeysStay } from './holders'

interface Deletion {
  event: number
  field: number
  type: number
  key: string
}

async function losses(db: Database, { event, key }: Deletion): Promise<number[]> {
  const rows = await rowsOf<{ event: number }>(
    db,
    sql`select event from (select distinct on (h.record_id) h.record_id, h.id::float8 as event
        from history d join history h on h.batch = d.batch and h.entity = 'posts' and h.action = 'update'
        where d.id = ${event} and h.changes->'values'->0 ? ${key} and not h.changes->'values'->1 ? ${key}
        order by h.record_id, h.id desc) lost order by record_id`,
  )
  return rows.map((row) => row.event)
}

/** Restores values under the field's present key, unless the post has one by now. */
async function bring(tx: Database, { field, type, key }: Deletion, events: readonly number[]): Promise<void> {
  await whileKeysStay(tx, type)
  await tx.execute(sql`
    with kept as (select h.record_id as id, f.key, h.changes->'values'->0->${key} as value
        from history h join fields f on f.id = ${field} where h.id = any(${sql.param(events)}::bigint[])),
      own as (select posts.id from posts join kept on kept.id = posts.id
        where posts.type_id = ${type} and not posts.values ? kept.key order by posts.id for no key update of posts)
    update posts set values = posts.values || jsonb_build_object(kept.key, kept.value), version = version + 1
    from kept where posts.id = kept.id and posts.id in (select id from own)`)
}

export const valuesBack: UnfinishedWork<Deletion> = {
  name: 'values',
  rows: losses,
  step: bring,
  // The history shows the restored posts as part of restoring the field.
  settings: ({ event }) => ({ 'nep.restores': String(event) }),
}

/** Also if only the field was restored from the trash; very many posts in steps after the commit. */
export async function bringValuesBack(call: Call): Promise<void> {
  const [gone] = await rowsOf<Deletion>(
    call.db,
    sql`select d.id::float8 as event, d.record_id as field, d.changes->>'key' as key, g.type_id as type
      from history d join groups g on g.id = (d.changes->>'group_id')::int
      where d.id = told('restores')::bigint and d.entity = 'fields' and d.action = 'delete'`,
  )
  if (!gone) return
  const events = await losses(call.db, gone)
  if (events.length > unfinishedStep) await afterwards(call, valuesBack, gone, events)
  else if (events.length) await bring(call.db, gone, events)
}
