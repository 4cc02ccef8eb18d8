import { sql } from 'drizzle-orm'
import { batchHeader } from '../../domain/history'
import { rowsOf } from '../db/database'
import { noContent, rawJson } from './answers'
import type { Call } from './call'
import { ApiError } from './errors'
import { isFile } from './form'

export interface Once {
  key: string
  fingerprint: string
}

/** Call it before the transaction, since hashing a large body takes time; `null` without a key. */
export async function onceOf(call: Call): Promise<Once | null> {
  const key = call.request.headers.get('Idempotency-Key')?.slice(0, 200)
  return key && ['POST', 'PATCH'].includes(call.request.method)
    ? { key, fingerprint: await fingerprintOf(call) }
    : null
}

export const isUsed = async ({ db, actor }: Call, key: string): Promise<boolean> =>
  (
    await rowsOf(
      db,
      sql`select from idempotency_keys where user_id = ${actor.id} and key = ${key} and status is not null`,
    )
  ).length > 0

export const isDone = async ({ db, actor }: Call, { key, fingerprint }: Once): Promise<boolean> =>
  (
    await rowsOf(
      db,
      sql`select from idempotency_keys where user_id = ${actor.id} and key = ${key} and request = ${fingerprint}
        and status is not null`,
    )
  ).length > 0

/**
 * Runs a handler at most once per user and key. The key's row is written in the work's transaction, so a concurrent
 * repeat waits for it and then replays its answer.
 * @throws ApiError `conflict` when the key was used for another request; `made` holds the answer to that request, in
 * case it was lost
 */
export async function onceOnly(
  call: Call,
  once: Once | null,
  handler: (call: Call) => Promise<Response>,
  /** Without it, a repeat does nothing and is refused instead of answered. */
  isKept = true,
): Promise<Response> {
  if (!once) return handler(call)
  const { db, actor } = call
  const claimed = await rowsOf(
    db,
    sql`insert into idempotency_keys (user_id, key, request, batch, created_at)
      values (${actor.id}, ${once.key}, ${once.fingerprint}, ${call.batch}, ${call.now.toISOString()})
      on conflict do nothing returning key`,
  )
  const mine = sql`user_id = ${actor.id} and key = ${once.key}`
  if (!claimed.length) {
    const [earlier] = await rowsOf<{
      request: string
      status: number
      body: string | null
      batch: string | null
    }>(db, sql`select request, status, body, batch from idempotency_keys where ${mine}`)
    if (!earlier) throw new ApiError('conflict')
    if (!isKept) throw usedBefore(null)
    if (earlier.request !== once.fingerprint) throw usedBefore(earlier.body)
    // This try's stored files are removed: the first try's are used.
    call.afterCommit.push(...call.afterFailure)
    const answer = earlier.body ? rawJson(earlier.body, earlier.status) : noContent()
    if (earlier.batch) answer.headers.set(batchHeader, earlier.batch)
    return answer
  }
  const response = await handler(call)
  if (response.ok) {
    const body = isKept ? await response.clone().text() : null
    await db.execute(
      sql`update idempotency_keys set status = ${response.status}, body = ${body} where ${mine}`,
    )
  }
  return response
}

const usedBefore = (body: string | null): ApiError =>
  new ApiError('conflict', {
    message: { key: 'errors.sent_before' },
    ...(body && { extra: { made: JSON.parse(body) } }),
  })

/** Not the raw body, since a form's boundary differs each time. */
async function fingerprintOf({ body, url, request, deps }: Call): Promise<string> {
  const members = await Promise.all(
    Object.entries(body).map(async ([name, value]) => [
      name,
      isFile(value) ? [value.name, value.size, await digestOf(await value.arrayBuffer())] : { value },
    ]),
  )
  const bytes = new TextEncoder().encode(JSON.stringify(members))
  return `${request.method} ${url.pathname}${url.search} ${hexOf(await signed(deps.secret, bytes))}`
}

/** Keyed, since a body may hold a password, and a plain digest could be guessed by a reader of the table. */
async function signed(secret: string, bytes: BufferSource): Promise<ArrayBuffer> {
  const hash = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), hash, false, ['sign'])
  return crypto.subtle.sign('HMAC', key, bytes)
}

const digestOf = async (bytes: BufferSource): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytes))

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
