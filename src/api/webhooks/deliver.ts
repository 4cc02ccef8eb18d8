import { sql } from 'drizzle-orm'
import { failingDays, type WebhookEnd } from '../../domain/webhookSchema'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import type { ApiDeps } from '../http/call'
import { enqueue } from '../jobs/queue'
import type { JobKind } from '../jobs/worker'
import type { Sent } from '../ports'
import { bodyOf, type WebhookEvent } from './body'
import { endedMail } from './mail'
import { signedHeaders } from './sign'

/** In seconds, as Standard Webhooks proposes; after the last the delivery has failed. */
const retries = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400]
/** In seconds: what an endpoint that is away may ask for at most. */
const longestWait = 50_400
/** In ms: how long one endpoint is at it before others have their turn. */
const turn = 10_000
/** In seconds: the pause of an endpoint after a failure, so that those who hang do not hold up others again at once. */
const pauseAfterFailure = 2

/** In seconds: a fault of ours, such as a database that is away, ends no endpoint's job. */
const ownFaults: readonly number[] = Array(1_000).fill(60)

export const webhookJob = 'webhook'

interface Due extends WebhookEvent {
  id: string
  url: string
  attempts: number
  secrets: string[]
}

/** The delivery that has been due for longest, of an endpoint that is active. */
const nextOf = async (db: Database, webhookId: number): Promise<Due | undefined> =>
  (
    await rowsOf<Due>(
      db,
      sql`select d.id::text as id, d.message, d.at::text as at, d.event, d.entity, d.record_id::text as record_id,
        d.version, d.attempts, w.url, array(select secret from webhook_secrets s where s.webhook_id = w.id
          and (until is null or until > clock_timestamp()) order by until nulls first) as secrets
      from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where d.webhook_id = ${webhookId} and w.is_active and d.state = 'waiting' and d.run_at <= clock_timestamp()
      order by d.run_at, d.id limit 1`,
    )
  )[0]

const isDone = ({ status }: Sent): boolean => status !== null && status >= 200 && status < 300

async function record({ db, mail }: ApiDeps, webhookId: number, due: Due, sent: Sent): Promise<void> {
  const { status, answer, reason, tookMs, retryAfter } = sent
  const asked = Math.min(retryAfter ?? 0, longestWait)
  const usual = retries[due.attempts]
  // Deliveries that failed together do not come back together.
  const wait = usual === undefined ? undefined : Math.max(usual * (0.9 + Math.random() * 0.2), asked)
  const isGone = status === 410
  const state = isDone(sent) ? 'delivered' : isGone || wait === undefined ? 'failed' : 'waiting'
  await db.transaction(async (tx) => {
    // The endpoint first, as who removes it does.
    const [endpoint] = await rowsOf<{ has_failed_long: boolean }>(
      tx,
      sql`update webhooks set last_at = clock_timestamp(), last_status = ${status},
        failing_since = ${isDone(sent) ? sql`null` : sql`coalesce(failing_since, clock_timestamp())`}
        where id = ${webhookId} returning
          failing_since < clock_timestamp() - make_interval(days => ${failingDays}) as has_failed_long`,
    )
    if (!endpoint) return
    await tx.execute(sql`update webhook_deliveries set state = ${state}, attempts = attempts + 1,
      tried_at = clock_timestamp(), run_at = clock_timestamp() + make_interval(secs => ${wait ?? 0}), status = ${status},
      took_ms = ${Math.round(tookMs)}, answer = ${answer}, reason = ${reason} where id = ${due.id}::bigint`)
    const why = isGone ? 'gone' : endpoint.has_failed_long ? 'failing' : null
    if (!why) return
    await end(tx, webhookId, why)
    if (mail) await enqueue(tx, { kind: endedMail, payload: { id: webhookId } })
  })
}

/** Nothing more is sent until somebody switches it on again; what waited has failed, and can be sent again. */
async function end(db: Pick<Database, 'execute'>, webhookId: number, why: WebhookEnd): Promise<void> {
  await db.execute(
    sql`update webhooks set is_active = false, ended = ${why}, version = version + 1, updated_at = now() where id = ${webhookId}`,
  )
  await db.execute(
    sql`update webhook_deliveries set state = 'failed', reason = 'ended' where webhook_id = ${webhookId} and state = 'waiting'`,
  )
}

/** Seconds until the next delivery of an active endpoint is due; undefined if none waits. */
async function nextDue(db: Pick<Database, 'execute'>, webhookId: number): Promise<number | undefined> {
  const [row] = await rowsOf<{ wait: number | null }>(
    db,
    sql`select extract(epoch from min(d.run_at) - clock_timestamp())::float as wait from webhook_deliveries d
      join webhooks w on w.id = d.webhook_id where d.webhook_id = ${webhookId} and w.is_active and d.state = 'waiting'`,
  )
  return row?.wait === null || row?.wait === undefined ? undefined : Math.max(0, row.wait)
}

/** One job an endpoint, so that it gets one delivery at a time. */
export const webhookJobs = (deps: ApiDeps): Record<string, JobKind> => {
  const { db, post, publicUrl = '' } = deps
  if (!post) return {}
  const run: JobKind['run'] = async (payload, signal, finish) => {
    const { id } = payload as { id: number }
    const until = performance.now() + turn
    let hasFailed = false
    while (!signal.aborted && !hasFailed && performance.now() < until) {
      const due = await nextOf(db, id)
      if (!due) break
      const body = bodyOf(due, publicUrl)
      const timestamp = Math.floor(Date.now() / 1000)
      const headers = await signedHeaders(due.secrets, { id: due.message, timestamp, body })
      const sent = await post(due.url, { headers, body, signal })
      // Stopped in the middle: it may have arrived, and comes again with the same id.
      if (signal.aborted) break
      await record(deps, id, due, sent)
      hasFailed = !isDone(sent)
    }
    if (signal.aborted) throw new Error('stopped')
    await db.transaction(async (tx) => {
      await finish(tx)
      const wait = await nextDue(tx, id)
      if (wait !== undefined)
        await enqueue(tx, {
          kind: webhookJob,
          key: String(id),
          payload: { id },
          in: hasFailed ? Math.max(wait, pauseAfterFailure) : wait,
        })
    })
  }
  return { [webhookJob]: { run, retries: ownFaults } }
}
