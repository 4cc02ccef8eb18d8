import { sql } from 'drizzle-orm'
import type { Database } from '../../api/db/client'
import { rowsOf } from '../../api/db/database'
import { enqueue } from '../../api/jobs/queue'
import type { JobKind } from '../../api/jobs/worker'
import type { Log } from '../../api/ports'
import { isBackupDue } from '../../domain/backups'
import type { Config } from '../config'
import { reasonOf } from '../errors'
import { readPlan } from './backUp'
import { makeBackup } from './inChild'
import { placeOf } from './place'
import { answer, requestsFolder, requestsIn } from './requests'
import type { ArchiveShelf } from './shelf'

/** In seconds: where the system does not tell of requests, they wait as long. */
const lookEvery = 60

/** In seconds; what comes after them is the next day's. */
const retries = [900, 3600]

/** One at a time is made, whoever asks and how often. */
const wanted = { kind: 'backup', key: 'wanted' }

/** Makes backups that somebody asked for or that are due. */
export function backupJobs(db: Database, config: Config, shelf: ArchiveShelf, log: Log) {
  const folder = requestsFolder(config)
  const hold = (work: () => Promise<void>) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`checkpoint`)
      await work()
    })

  async function run(_: unknown, signal: AbortSignal): Promise<void> {
    const requests = await requestsIn(folder)
    const told = (said: Parameters<typeof answer>[2]) => answer(folder, requests, said)
    try {
      const made = await makeBackup({
        place: placeOf(config),
        shelf: config.backupDir,
        hold,
        signal,
        step: (step) => void told({ step }).catch(() => undefined),
      })
      log.info({ ...made }, 'backup made and checked')
      if (made.missing) log.warn({ missing: made.missing }, 'files that rows name were not there')
      await told(made)
    } catch (error) {
      if (!signal.aborted) await told({ failed: reasonOf(error) }).catch(() => undefined)
      throw error
    }
    // Whoever has asked meanwhile wants what was not yet there at its beginning.
    if ((await requestsIn(folder)).length) await run(null, signal)
  }

  async function look(): Promise<void> {
    const isAsked = (await requestsIn(folder)).length > 0
    if (isAsked || isBackupDue(await readPlan(db), await lastAttempt(db, shelf), new Date()))
      await enqueue(db, wanted)
    // Whoever waits at the command line does not wait for the next attempt.
    if (isAsked)
      await db.execute(sql`update jobs set run_at = clock_timestamp()
        where kind = 'backup' and failed_at is null and locked_until is null`)
  }

  return {
    kinds: {
      backup: { run, retries },
      backup_plan: { run: look, every: lookEvery },
    } satisfies Record<string, JobKind>,
    look,
  }
}

/** What was given up is not tried again before the next day. */
async function lastAttempt(db: Database, shelf: ArchiveShelf): Promise<Date | null> {
  const failed = await rowsOf<{ at: string }>(
    db,
    sql`select max(failed_at)::text as at from jobs where kind = 'backup' and failed_at is not null`,
  )
  const moments = [...(await shelf.list()), ...failed].flatMap(({ at }) => at ?? [])
  return moments.length ? new Date(Math.max(...moments.map((at) => Date.parse(at)))) : null
}
