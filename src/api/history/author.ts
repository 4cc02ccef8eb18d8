import { sql } from 'drizzle-orm'
import { batchHeader } from '../../domain/history'
import { rowsOf } from '../db/database'
import type { TransactionSettings } from '../db/pool'
import type { Actor, Call } from '../http/call'
import { ApiError } from '../http/errors'
import { storableText } from '../http/json'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (text: string): boolean => uuid.test(text)

/** @throws ApiError `malformed`, or `forbidden` for another person's batch */
export async function batchOf({ request, batch, actor, db }: Call): Promise<string> {
  const asked = request.headers.get(batchHeader)
  if (asked === null) return batch
  if (!isUuid(asked)) throw new ApiError('malformed')
  const others = await rowsOf(
    db,
    sql`select from history where batch = ${asked}::uuid and actor_id is distinct from ${actor.id} limit 1`,
  )
  if (others.length) throw new ApiError('forbidden')
  return asked.toLowerCase()
}

/**
 * Serialises the first writes of a batch that callers name.
 * @throws ApiError `conflict` when it is another person's
 */
export async function claimBatch({ db, request, batch, actor, now }: Call): Promise<void> {
  if (!request.headers.has(batchHeader)) return
  await db.execute(
    sql`insert into batches (id, user_id, created_at) values (${batch}::uuid, ${actor.id}, ${now.toISOString()})
      on conflict do nothing`,
  )
  const [found] = await rowsOf<{ mine: boolean }>(
    db,
    sql`select user_id = ${actor.id} as mine from batches where id = ${batch}::uuid`,
  )
  if (!found?.mine) throw new ApiError('conflict')
}

export function reasonGiven({ headers }: Request): string {
  try {
    return storableText(decodeURIComponent(headers.get('Reason') ?? '')).slice(0, 200)
  } catch {
    throw new ApiError('malformed')
  }
}

export const authorOf = ({
  actor,
  now,
  batch,
  request,
}: Pick<Call, 'now' | 'batch' | 'request'> & { actor: Pick<Actor, 'id' | 'key'> }): TransactionSettings => ({
  'nep.actor': String(actor.id),
  'nep.key': actor.key?.name ?? '',
  'nep.at': now.toISOString(),
  'nep.batch': batch,
  'nep.request': request.headers.has(batchHeader) ? crypto.randomUUID() : batch,
  'nep.reason': reasonGiven(request),
})
