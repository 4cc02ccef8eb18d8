import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/database'
import { rawJson } from './answers'
import { ApiError } from './errors'
import type { Call } from './route'

/**
 * Runs a `POST` that names an `Idempotency-Key` at most once per user and key. The key's row is part of the
 * same transaction as the work, so a concurrent repeat waits for it and then replays its answer.
 * @throws ApiError `conflict` when the key was used for another request
 */
export async function onceOnly(call: Call, handler: (call: Call) => Promise<Response>): Promise<Response> {
  const { db, request, actor } = call
  const key = request.headers.get('Idempotency-Key')?.slice(0, 200)
  if (!key || request.method !== 'POST') return handler(call)
  const fingerprint = await fingerprintOf(call)
  const claimed = await rowsOf(
    db,
    sql`insert into idempotency_keys (user_id, key, request, created_at)
      values (${actor.id}, ${key}, ${fingerprint}, ${call.now.toISOString()})
      on conflict do nothing returning key`,
  )
  const mine = sql`user_id = ${actor.id} and key = ${key}`
  if (!claimed.length) {
    const [earlier] = await rowsOf<{ request: string; status: number; body: string | null }>(
      db,
      sql`select request, status, body from idempotency_keys where ${mine}`,
    )
    if (!earlier || earlier.request !== fingerprint) throw new ApiError('conflict')
    return rawJson(earlier.body ?? '', earlier.status)
  }
  const response = await handler(call)
  if (response.ok) {
    const body = await response.clone().text()
    await db.execute(
      sql`update idempotency_keys set status = ${response.status}, body = ${body} where ${mine}`,
    )
  }
  return response
}

/** Path and body; a multipart body is left out, since its boundary differs from one try to the next. */
async function fingerprintOf({ request, url }: Call): Promise<string> {
  const isForm = /^multipart\//i.test(request.headers.get('content-type') ?? '')
  const body = isForm ? new Uint8Array() : new Uint8Array(await request.clone().arrayBuffer())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${url.pathname}${url.search} ${hex}`
}
