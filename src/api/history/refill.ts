import { sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import type { Call } from '../http/call'
import { afterwards, type UnfinishedWork, unfinishedStep } from '../unfinished/unfinished'
import type { HistoryEvent } from './events'
import { withIds } from './references'

interface Refill {
  event: number
  id: number
  of: string
  table: string
  column: string
}

/** Skips references that were set since, and all if the record is gone again. */
const fill = (tx: Database, { id, of, table, column }: Refill, ids: readonly number[]) =>
  tx.execute(sql`
    with there as (select id from ${sql.identifier(of)} where id = ${id} for key share),
      own as (select id from ${sql.identifier(table)} where ${withIds([...ids])}
        and ${sql.identifier(column)} is null order by id for no key update)
    update ${sql.identifier(table)} set ${sql.identifier(column)} = ${id}, version = version + 1
      where id in (select id from own) and exists (select from there)`)

export const references: UnfinishedWork<Refill> = {
  name: 'references',
  rows: async () => [],
  step: fill,
  settings: ({ event }) => ({ 'nep.restores': String(event) }),
}

export async function refill(
  call: Call,
  event: HistoryEvent,
  table: string,
  column: string,
  ids: number[],
): Promise<void> {
  const what: Refill = { event: event.id, id: event.record_id, of: event.entity, table, column }
  if (ids.length > unfinishedStep) await afterwards(call, references, what, ids)
  else await fill(call.db, what, ids)
}
