import { eq, sql } from 'drizzle-orm'
import { meets } from '../../domain/permissions'
import { withMessages } from '../crud/write'
import { rowsOf } from '../db/database'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import { type HistoryEvent, undoes } from './events'
import { resourceOf } from './putBack'
import { lockFor } from './revert'

/**
 * Undoes a creation: the row moves to the trash.
 * @throws ApiError `forbidden`, `not_found`, `changed_since` when others have changed it, `in_use`
 */
export async function takeAway(call: Call, event: HistoryEvent): Promise<void> {
  const resource = resourceOf(event)
  const { guards, hooks, table } = resource
  if (!meets(call.actor.permissions, guards.delete)) throw new ApiError('forbidden')
  await hooks?.admit?.(call, event.record_id, 'delete')
  const row = await lockFor(call, resource, event.record_id)
  const later = await rowsOf(
    call.db,
    sql`select from history h where h.entity = ${event.entity} and h.record_id = ${event.record_id}
      and h.id > ${event.id} and h.batch not in (${event.batch}::uuid, ${call.batch}::uuid) limit 1`,
  )
  if (later.length) throw new ApiError('changed_since')
  await undoes(call.db, event)
  await hooks?.remove?.(call, row)
  await withMessages(resource, () => call.db.delete(table).where(eq(table.id, row.id)))
  await hooks?.undone?.(call)
}
