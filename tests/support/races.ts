import type { ChildProcess } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { secret, type TestApi } from './api'
import { forkProgram } from './programs'
import type { RaceTask } from './racer'

/** Starts a process of a race over the test's own database on the server; killed with the test. */
export async function startRacer<T extends Pick<RaceTask, 'seed' | 'changes'>>(
  { db, owner, now }: TestApi,
  program: 'stock' | 'money' | 'site',
  task: T,
): Promise<ChildProcess> {
  const [row] = await rowsOf<{ name: string }>(db, sql`select current_database() as name`)
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${row?.name}`
  const told = { loops: 4, url: url.href, secret, token: owner.token, actor: owner.id, now, ...task }
  const child = await forkProgram(program, [JSON.stringify(told)])
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

export interface RaceReport {
  /** How often what was answered. */
  counts: Record<string, number>
  faults: string[]
}

export const reportOf = (child: ChildProcess): Promise<RaceReport> =>
  new Promise((resolve, reject) => {
    child.on('message', (message: Partial<RaceReport>) => {
      if (message.counts && message.faults) resolve({ counts: message.counts, faults: message.faults })
    })
    child.on('exit', () => reject(new Error('a process ended without a report')))
  })

/** Kills the process in the middle, once it has made so many changes. */
export async function killAfter(child: ChildProcess, changes: number): Promise<void> {
  let made = 0
  await new Promise<void>((resolve) => {
    child.on('message', () => {
      if (++made === changes) resolve()
    })
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}
