/** A process of its own that changes records and delivers what an endpoint is to be told, until all is told or it is killed. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createApi } from '../../src/api'
import { rowsOf } from '../../src/api/db/database'
import { newWebhookSecret } from '../../src/api/webhooks/sign'
import { readConfig } from '../../src/server/config'
import { openDatabase } from '../../src/server/database'
import { sharpImages } from '../../src/server/images'
import { guardedPost } from '../../src/server/post'

/** The redirect that was committed, or all that there are at the end. */
export interface WebhookChildTold {
  committed?: number
  all?: number[]
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const tell = (told: WebhookChildTold) => process.send?.(told)
const [, , url = '', count = '0'] = process.argv

const { db, close } = await openDatabase(readConfig(process.env), silent)
const api = createApi({
  db,
  storage: { put: async () => undefined, get: async () => null, delete: async () => undefined },
  images: sharpImages,
  clock: () => new Date(),
  secret: 'a secret of the tests',
  log: silent,
  post: guardedPost({ isInternal: true, ports: [Number(new URL(url).port)] }),
})
if (!(await rowsOf(db, sql`select from webhooks`)).length) {
  await db.execute(sql`insert into webhooks (url, events) values (${url}, '{redirects.created}')`)
  await db.execute(
    sql`insert into webhook_secrets (webhook_id, secret) select id, ${newWebhookSecret()} from webhooks`,
  )
}
// As though the leases of who was killed were over, and no attempt had to wait.
await db.execute(sql`update jobs set locked_until = clock_timestamp(), run_at = clock_timestamp()`)
const worker = api.startJobs()
for (let nth = 0; nth < Number(count); nth++) {
  const work = db.transaction(async (tx) => {
    const [row] = await rowsOf<{ id: number }>(
      tx,
      sql`insert into redirects (source, destination, leads_to) values (${`/${process.pid}-${nth}`}, '/x', '/x') returning id`,
    )
    // Every third is taken back: of it nobody is told.
    if (nth % 3 === 2) throw new Error('taken back')
    return Number(row?.id)
  })
  const committed = await work.catch((error) => {
    if (nth % 3 !== 2) throw error
    return undefined
  })
  if (committed) tell({ committed })
}
const isLeft = async () =>
  (
    await rowsOf(
      db,
      sql`select from webhook_events union all select from webhook_deliveries where state = 'waiting'`,
    )
  ).length > 0
while (await isLeft()) await pause(50)
await worker.stop()
tell({
  all: (await rowsOf<{ id: number }>(db, sql`select id from redirects order by id`)).map(({ id }) => id),
})
api.close()
await close()
process.disconnect()
