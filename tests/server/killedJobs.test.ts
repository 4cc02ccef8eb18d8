import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { onServer, testDatabase } from '../support/database'
import { dataFolder, emptyFolder } from '../support/folder'
import type { Told } from '../support/jobsChild'
import { forkProgram } from '../support/programs'

const many = 30

/** Runs a process on its jobs; it gets no further than the `killAt`th of them. */
async function doJobs(env: Record<string, string>, jobs: number, killAt?: number) {
  const child = await forkProgram('jobs', [String(jobs)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const told: Told[] = []
  let begun = 0
  child.on('message', (message: Told) => {
    told.push(message)
    if (message.at !== undefined && ++begun === killAt) child.kill('SIGKILL')
  })
  const [code, signal] = await once(child, 'exit')
  expect([code, signal]).toEqual(killAt ? [null, 'SIGKILL'] : [0, null])
  return told
}

async function survivesKills(env: Record<string, string>): Promise<void> {
  const lives = [
    await doJobs(env, many, 4),
    await doJobs(env, 0, 1),
    await doJobs(env, 0, 11),
    await doJobs(env, 0),
  ]
  // Each began where one was killed at its jobs.
  for (const [{ found } = {}] of lives.slice(1)) expect(found?.held).toBeGreaterThan(0)
  const all = Array.from({ length: many }, (_, n) => n)
  expect(lives[3]?.at(-1)?.rows).toEqual(all)
  const done = new Set(lives.flat().map(({ done }) => done))
  expect(all.filter((n) => !done.has(n))).toEqual([])
}

it('processes that are killed at their jobs leave them to the next, and what ends its job itself is done once: embedded', async () => {
  await survivesKills({ DATA_DIR: await dataFolder() })
})

it.runIf(onServer)('the same on a server', async () => {
  const { db, close } = await testDatabase()
  onTestFinished(close)
  const [row] = await rowsOf<{ name: string }>(db, sql`select current_database() as name`)
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${row?.name}`
  await survivesKills({ DATA_DIR: await emptyFolder(), DATABASE_URL: url.href })
})
