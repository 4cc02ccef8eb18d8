import { createApi } from '../../src/api'
import type { Database } from '../../src/api/db/client'
import { openPool } from '../../src/api/db/pool'
import { createRandom, type Random } from '../../src/seed/random'
import { createPool } from '../../src/server/database'
import { sharpImages } from '../../src/server/images'

/** The task of a process of a race. */
export interface RaceTask {
  url: string
  secret: string
  token: string
  actor: number
  now: string
  seed: number
  /** How many loops at once, and how many changes each makes. */
  loops: number
  changes: number
}

export interface RaceAnswer {
  status: number
  code: string
  // biome-ignore lint/suspicious/noExplicitAny: a race reads whatever members the answer has
  data: any
}

export interface Racer {
  db: Database
  now: Date
  call(method: string, path: string, body?: object): Promise<RaceAnswer>
  /** As a visitor of the site, each time from another address. */
  visit(path: string, body: object, key: string): Promise<RaceAnswer>
  post(path: string, body: object): Promise<RaceAnswer>
  fault(error: unknown): void
}

/**
 * Runs this process's part of a race: each loop makes its changes one after the other, each at random out of its steps.
 * Reports every change, and at the end how often what was answered.
 */
export async function race<T extends RaceTask>(
  task: T,
  stepsOf: (
    racer: Racer,
    random: Random,
    serial: number,
  ) => readonly (() => Promise<RaceAnswer | undefined>)[],
): Promise<void> {
  const nothing = () => undefined
  const now = new Date(task.now)
  const db = await openPool(await createPool(task.url, { info: nothing, warn: nothing, error: nothing }))
  const faults: string[] = []
  const counts: Record<string, number> = {}
  const api = createApi({
    db,
    storage: { put: async () => {}, get: async () => null, delete: async () => {} },
    images: sharpImages,
    clock: () => now,
    secret: task.secret,
    log: { info: nothing, warn: nothing, error: (data) => void faults.push(String(JSON.stringify(data))) },
  })
  const send = async (method: string, path: string, own: Record<string, string>, body?: object) => {
    const answer = await api.fetch(
      new Request(`http://nep.test${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...own },
        ...(body && { body: JSON.stringify(body) }),
      }),
      { address: crypto.randomUUID() },
    )
    const { code = 'done', data } = await answer.json()
    return { status: answer.status, code: String(code), data }
  }
  const call = (method: string, path: string, body?: object) =>
    send(method, `/api/v1${path}`, { Authorization: `Bearer ${task.token}` }, body)
  const racer: Racer = {
    db,
    now,
    call,
    post: (path, body) => call('POST', path, body),
    visit: (path, body, key) => send('POST', `/api/site/v1/vi${path}`, { 'Idempotency-Key': key }, body),
    fault: (error) => void faults.push(String(error)),
  }
  async function loop(serial: number): Promise<void> {
    const random = createRandom(task.seed * 1_000 + serial)
    const steps = stepsOf(racer, random, serial)
    for (let change = 0; change < task.changes; change++) {
      const answer = await random.pick(steps)()
      if (answer) counts[answer.code] = (counts[answer.code] ?? 0) + 1
      process.send?.({ change: true })
    }
  }
  await Promise.all(Array.from({ length: task.loops }, (_, serial) => loop(serial)))
  process.send?.({ counts, faults })
  process.exit(0)
}
