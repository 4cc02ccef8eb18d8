/** A process of its own that does jobs, until none is left or it is killed. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../src/api/db/database'
import { enqueue } from '../../src/api/jobs/queue'
import { startWorker } from '../../src/api/jobs/worker'
import { readConfig } from '../../src/server/config'
import { openDatabase } from '../../src/server/database'

export interface Told {
  /** What it found when it began. */
  found?: { left: number; held: number }
  /** The job that it is at, or has done. */
  at?: number
  done?: number
  /** What it left when there was no job any more. */
  rows?: number[]
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const tell = (told: Told) => process.send?.(told)
const numberOf = (payload: unknown) => Number((payload as { n: number }).n)

const { db, close } = await openDatabase(readConfig(process.env), silent)
await db.execute(sql`create table if not exists done (n int not null)`)
for (let n = 0; n < Number(process.argv[2]); n++)
  for (const kind of ['once', 'again']) await enqueue(db, { kind, payload: { n } })
const [found] = await rowsOf<{ left: number; held: number }>(
  db,
  sql`select count(*)::int as left, count(claim)::int as held from jobs`,
)
tell({ found })
// As though the leases of who was killed were over.
await db.execute(sql`update jobs set locked_until = clock_timestamp() where claim is not null`)
const worker = startWorker(
  db,
  {
    once: {
      run: (payload, _, end) =>
        db.transaction(async (tx) => {
          await tx.execute(sql`insert into done values (${numberOf(payload)})`)
          tell({ at: numberOf(payload) })
          await pause(5)
          await end(tx)
        }),
    },
    again: {
      run: async (payload) => {
        tell({ at: numberOf(payload) })
        await pause(5)
        tell({ done: numberOf(payload) })
      },
    },
  },
  silent,
)
const isLeft = async () => (await rowsOf(db, sql`select from jobs limit 1`)).length > 0
while (await isLeft()) await pause(50)
await worker.stop()
tell({ rows: (await rowsOf<{ n: number }>(db, sql`select n from done order by n`)).map(({ n }) => n) })
await close()
process.disconnect()
