import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { claim, enqueue, extend, finish } from '../../src/api/jobs/queue'
import { type JobKind, startWorker, type Worker } from '../../src/api/jobs/worker'
import { withApi } from '../support/api'
import { onServer } from '../support/database'

const api = withApi()
const db = () => api().db
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const until = (check: () => unknown) => vi.waitFor(check, 20_000)

let workers: Worker[] = []
const work = (kinds: Record<string, JobKind>) => {
  const worker = startWorker(db(), kinds, silent)
  workers.push(worker)
  return worker
}
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  workers = []
  await db().execute(sql`delete from jobs`)
})

const left = () =>
  rowsOf<{ kind: string; attempts: number; last_error: string; is_failed: boolean; wait: number }>(
    db(),
    sql`select kind, attempts, last_error, failed_at is not null as is_failed,
      round(extract(epoch from run_at - clock_timestamp()))::int as wait from jobs order by id`,
  )
/** Makes all jobs due. */
const hurry = async (worker: Worker) => {
  await db().execute(sql`update jobs set run_at = clock_timestamp()`)
  worker.nudge()
}

describe('a job', () => {
  it('is done once what wanted it is committed, and never if it is rolled back', async () => {
    const done: unknown[] = []
    const worker = work({ mail: { run: async (payload) => void done.push(payload) } })
    await db()
      .transaction(async (tx) => {
        await enqueue(tx, { kind: 'mail', payload: { to: 'never' } })
        throw new Error('thôi')
      })
      .catch(() => undefined)
    await db().transaction((tx) => enqueue(tx, { kind: 'mail', payload: { to: 'an' } }))
    worker.nudge()
    await until(async () => expect(await left()).toEqual([]))
    expect(done).toEqual([{ to: 'an' }])
  })

  it('with a key is one while it waits, and may come again afterwards', async () => {
    for (let i = 0; i < 3; i++) await enqueue(db(), { kind: 'mail', key: 'user:5' })
    await enqueue(db(), { kind: 'mail', key: 'user:6' })
    expect(await left()).toHaveLength(2)
    const worker = work({ mail: { run: async () => undefined } })
    await until(async () => expect(await left()).toEqual([]))
    await worker.stop()
    await enqueue(db(), { kind: 'mail', key: 'user:5' })
    expect(await left()).toHaveLength(1)
  })

  it('that fails says why, is tried again later and later, and given up in the end; others go on', async () => {
    const run = vi.fn(() => Promise.reject(new Error('hộp thư đầy')))
    const worker = work({ mail: { run, retries: [10, 1000] }, other: { run: async () => undefined } })
    await enqueue(db(), { kind: 'mail' })
    await enqueue(db(), { kind: 'other' })
    for (const [attempts, about] of [
      [1, 10],
      [2, 1000],
    ] as const) {
      await until(async () => {
        const rest = await left()
        expect(rest).toEqual([
          expect.objectContaining({ attempts, last_error: 'hộp thư đầy', is_failed: false }),
        ])
        // Until its end is recorded it is still the claimed one.
        expect(rest[0]?.wait).toBeGreaterThan(about * 0.7)
        expect(rest[0]?.wait).toBeLessThan(about * 1.2)
      })
      await hurry(worker)
    }
    await until(async () => expect(await left()).toEqual([expect.objectContaining({ is_failed: true })]))
    await hurry(worker)
    await enqueue(db(), { kind: 'other' })
    worker.nudge()
    await until(async () => expect(await left()).toHaveLength(1))
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('that ends its process each time is given up as well', async () => {
    await enqueue(db(), { kind: 'mail' })
    for (let i = 0; i < 2; i++) {
      await claim(db(), ['mail'])
      await db().execute(sql`update jobs set locked_until = clock_timestamp() - interval '1 s'`)
    }
    const run = vi.fn(async () => undefined)
    work({ mail: { run, retries: [1] } })
    await until(async () => expect(await left()).toEqual([expect.objectContaining({ is_failed: true })]))
    expect(run).not.toHaveBeenCalled()
  })

  it('of a kind that this process does not know is left to one that does', async () => {
    await enqueue(db(), { kind: 'newer' })
    await enqueue(db(), { kind: 'mail' })
    work({ mail: { run: async () => undefined } })
    await until(async () =>
      expect(await left()).toEqual([expect.objectContaining({ kind: 'newer', attempts: 0 })]),
    )
  })

  it('whose process has died is done by another, and who comes too late ends nothing', async () => {
    await enqueue(db(), { kind: 'mail' })
    const late = await claim(db(), ['mail'])
    expect(await claim(db(), ['mail'])).toBeUndefined()
    await db().execute(sql`update jobs set locked_until = clock_timestamp() - interval '1 s'`)
    const next = await claim(db(), ['mail'])
    expect(next?.id).toBe(late?.id)
    if (late) await finish(db(), late)
    expect(await left()).toHaveLength(1)
    if (next) await finish(db(), next)
    expect(await left()).toEqual([])
  })

  it('that is under way when the process stops counts as not begun', async () => {
    let isBegun = false
    const worker = work({
      mail: {
        run: (_, signal) =>
          new Promise((_, reject) => {
            isBegun = true
            signal.addEventListener('abort', () => reject(new Error('stopped')))
          }),
      },
    })
    await enqueue(db(), { kind: 'mail' })
    worker.nudge()
    await until(() => expect(isBegun).toBe(true))
    await worker.stop()
    expect(await left()).toEqual([expect.objectContaining({ attempts: 0, last_error: '' })])
  })
})

it('what comes again and again is there from the start, once, and goes on after it failed', async () => {
  let fails = false
  const run = vi.fn(async () => {
    if (fails) throw new Error('đĩa đầy')
  })
  const worker = work({ upkeep: { run, every: 60, first: 0 } })
  await until(() => expect(run).toHaveBeenCalledTimes(1))
  work({ upkeep: { run, every: 60 } })
  const waits = (last_error: string) =>
    until(async () => {
      const rows = await left()
      expect(rows).toEqual([expect.objectContaining({ last_error, is_failed: false })])
      expect(rows[0]?.wait).toBeGreaterThan(40)
    })
  await waits('')
  fails = true
  await hurry(worker)
  await waits('đĩa đầy')
  fails = false
  await hurry(worker)
  await waits('')
  expect(run).toHaveBeenCalledTimes(3)
})

it('a process that stops leaves what tells that it lives to the others at once, and nothing else', async () => {
  const done: string[] = []
  const run = (name: string) => async () => void done.push(name)
  const kinds = (name: string) => ({
    upkeep: { run: run(name), every: 60, isSignOfLife: true },
    sweep: { run: run(`${name} sweeps`), every: 60 },
  })
  const [stopping] = [work(kinds('stopping')), work(kinds('other'))]
  await until(async () => expect(await left()).toHaveLength(2))
  await stopping?.stop()
  await until(() => expect(done).toEqual(['other']))
  await until(async () => expect((await left())[0]?.wait).toBeGreaterThan(40))
})

it('who is too late with what comes again and again does not end it for whoever is at it now', async () => {
  await enqueue(db(), { kind: 'upkeep', key: 'always' })
  const late = await claim(db(), ['upkeep'])
  const expire = () => db().execute(sql`update jobs set run_at = clock_timestamp(), locked_until = null`)
  await expire()
  const second = await claim(db(), ['upkeep'])
  if (second) await finish(db(), second, 0)
  await expire()
  const third = await claim(db(), ['upkeep'])
  expect(third?.attempt).toBe(late?.attempt)
  expect(late && (await extend(db(), late))).toBe(false)
  if (late) await finish(db(), late)
  expect(third && (await extend(db(), third))).toBe(true)
})

it.runIf(onServer)('of many workers each job is done by one', async () => {
  const done: unknown[] = []
  for (let i = 0; i < 200; i++) await enqueue(db(), { kind: 'mail', payload: { i } })
  for (let i = 0; i < 4; i++) work({ mail: { run: async (payload) => void done.push(payload) } })
  await until(async () => expect(await left()).toEqual([]))
  expect(done).toHaveLength(200)
  expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(200)
})
