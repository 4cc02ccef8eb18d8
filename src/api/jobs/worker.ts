import type { Database } from '../db/client'
import type { Log } from '../ports'
import { type Claimed, claim, enqueue, extend, fail, finish, leaseSeconds, releaseJob } from './queue'

/** @throws Error if another process has taken over, whose transaction counts */
type EndJob = (tx: Pick<Database, 'execute'>) => Promise<void>

/** How jobs of one kind are done. */
export interface JobKind {
  /**
   * Does one job; throws if it is not done. May run again after a crash: what must not happen twice calls `end` in its
   * own transaction. `signal` aborts when the process stops, or another has taken over.
   */
  run: (payload: unknown, signal: AbortSignal, end: EndJob) => Promise<unknown>
  /** Seconds; there is always one job of this kind, due so long after its last end. */
  every?: number
  /** Seconds from the start of a process to when it is due at the latest. */
  first?: number
  /** That it is done in time tells that a process lives: one that stops leaves it to the others at once. */
  isSignOfLife?: boolean
  /** Seconds until each next attempt; after the last it is given up. What comes again and again is never given up. */
  retries?: readonly number[]
}

const usualRetries = [5, 60, 300, 1800, 7200]

/** In ms: how soon a job is noticed that another process has enqueued. */
const pollEvery = 1000
/** In seconds: a start has other things to do first. */
const firstAfter = 60

export interface Worker {
  /** Looks for jobs at once. */
  nudge: () => void
  /** Resolves when nothing runs any more. */
  stop: () => Promise<void>
}

interface WorkerOptions {
  /** A long job keeps short ones waiting only when as many are under way. */
  atOnce?: number
  /** Looked for before each job, and once a second. */
  look?: () => Promise<unknown>
}

/** Carries out the jobs of these kinds. Any number of processes may do so. */
export function startWorker(
  db: Database,
  kinds: Readonly<Record<string, JobKind>>,
  log: Log,
  { atOnce = 3, look }: WorkerOptions = {},
): Worker {
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  let wake = () => {}
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollEvery)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const begin = (job: Claimed) => {
    const work = carryOut(db, job, kinds[job.kind], log, stopping.signal)
      // Its lease ends by itself, and it is done again.
      .catch((error) => log.error({ err: error, kind: job.kind }, 'end of a job not recorded'))
      .finally(() => {
        underWay.delete(work)
        wake()
      })
    underWay.add(work)
  }
  const running = (async () => {
    let isPrepared = false
    let isAway = false
    while (!stopping.signal.aborted) {
      let job: Claimed | undefined
      try {
        if (!isPrepared) await prepare(db, kinds)
        isPrepared = true
        await look?.()
        if (underWay.size < atOnce) job = await claim(db, Object.keys(kinds))
        isAway = false
      } catch (error) {
        if (!isAway) log.error({ err: error }, 'jobs are out of reach')
        isAway = true
      }
      if (job) begin(job)
      else if (!stopping.signal.aborted) await pause()
    }
    await Promise.all(underWay)
  })()
  return {
    nudge: () => wake(),
    stop: async () => {
      stopping.abort()
      wake()
      await running
      await handOver(db, kinds).catch((error) =>
        log.warn({ err: error }, 'signs of life outlast the process'),
      )
    },
  }
}

async function prepare(db: Database, kinds: Readonly<Record<string, JobKind>>): Promise<void> {
  for (const [kind, { every, first = firstAfter }] of Object.entries(kinds))
    if (every) await enqueue(db, { kind, key: 'always', in: first, isUrgent: true })
}

async function handOver(db: Database, kinds: Readonly<Record<string, JobKind>>): Promise<void> {
  for (const [kind, { isSignOfLife }] of Object.entries(kinds))
    if (isSignOfLife) await enqueue(db, { kind, key: 'always', isUrgent: true })
}

async function carryOut(
  db: Database,
  job: Claimed,
  kind: JobKind | undefined,
  log: Log,
  stopping: AbortSignal,
): Promise<void> {
  if (!kind || stopping.aborted) return void (await releaseJob(db, job))
  const { every, retries = usualRetries } = kind
  const isSpent = !every && job.attempt > retries.length + 1
  // It ended with its process each time.
  if (isSpent) return void (await fail(db, job, 'ended with its process'))
  const lost = new AbortController()
  const beat = setInterval(
    () =>
      extend(db, job).then(
        (isOurs) => isOurs || lost.abort(),
        () => undefined,
      ),
    (leaseSeconds * 1000) / 4,
  )
  const end: EndJob = async (tx) => {
    if (!(await finish(tx, job, every))) throw new Error('done by another process')
  }
  try {
    await kind.run(job.payload, AbortSignal.any([stopping, lost.signal]), end)
    await finish(db, job, every)
  } catch (error) {
    if (stopping.aborted) return void (await releaseJob(db, job))
    log.error({ err: error, kind: job.kind, attempt: job.attempt }, 'job failed')
    const wait = every ?? retries[job.attempt - 1]
    // Jobs that failed together do not come back together.
    await fail(db, job, reasonOf(error), wait && wait * (0.9 + Math.random() * 0.2))
  } finally {
    clearInterval(beat)
  }
}

/** The cause of a failed statement, whose own message has its parameters. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.cause ? reasonOf(error.cause) : error.message) : String(error)
