/** A process of its own that moves stock at random through the API, until it has done enough or is killed. */
import { createApi } from '../../src/api'
import { openPool } from '../../src/api/db/pool'
import { giveBack } from '../../src/api/stock/cancel'
import { takeStock } from '../../src/api/stock/take'
import { createRandom } from '../../src/seed/random'
import { createPool } from '../../src/server/database'
import { sharpImages } from '../../src/server/images'

interface Task {
  url: string
  secret: string
  token: string
  actor: number
  now: string
  seed: number
  /** How many loops at once, and how many changes each makes. */
  loops: number
  changes: number
  warehouses: number[]
  products: number[]
}

const task: Task = JSON.parse(process.argv[2] ?? '')
const nothing = () => undefined
const now = new Date(task.now)
const db = await openPool(await createPool(task.url, { info: nothing, warn: nothing, error: nothing }))
const faults: unknown[] = []
const api = createApi({
  db,
  storage: { put: async () => {}, get: async () => null, delete: async () => {} },
  images: sharpImages,
  clock: () => now,
  secret: task.secret,
  log: { info: nothing, warn: nothing, error: (data) => void faults.push(String(JSON.stringify(data))) },
})

async function post(path: string, body: object) {
  const answer = await api.fetch(
    new Request(`http://nep.test/api/v1${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${task.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
    {},
  )
  const { code = 'done', data } = await answer.json()
  return { status: answer.status, code: String(code), data }
}

const counts: Record<string, number> = {}
/** Slips that somebody here has seen; those of other processes are among them by chance. */
const seen: number[] = []

async function loop(serial: number): Promise<void> {
  const random = createRandom(task.seed * 1_000 + serial)
  const lines = () =>
    Array.from({ length: random.int(1, 4) }, () => ({
      post_id: random.pick(task.products),
      number: random.int(1, 15),
      price: random.int(1, 9) * 1_000,
    }))
  const here = () => `/warehouses/${random.pick(task.warehouses)}`
  const orderOf = () => task.seed * 100_000 + serial * 1_000 + random.int(1, 20)
  const mover = { now, actor: { id: task.actor, email: '', sessionId: '', permissions: new Set<never>() } }
  const steps = [
    () =>
      post(`${here()}/change`, {
        style: 'import',
        products: lines().map((line, at) => ({ ...line, expiry: at % 2 ? '2027-01-31' : null })),
      }),
    () => post(`${here()}/change`, { style: 'export', products: lines() }),
    () => post(`${here()}/change`, { style: 'export', products: lines() }),
    () => {
      const products = lines().map(({ post_id, number }) => ({ post_id, number }))
      const [from, to] = random.shuffle(task.warehouses)
      return post(`/warehouses/${from}/transfer`, { to_warehouse_id: to, products })
    },
    async () => {
      // The same slip twice at once: one of the two is told that it is canceled already.
      const id = seen.length && random.chance(0.8) ? random.pick(seen) : random.int(1, 200)
      const [answer] = await Promise.all([1, 2].map(() => post(`/warehouses/change/${id}/cancel`, {})))
      return answer
    },
    async () => {
      const order_id = orderOf()
      const warehouse_id = random.pick(task.warehouses)
      return db
        .transaction((tx) => takeStock({ ...mover, db: tx }, { warehouse_id, order_id, lines: lines() }))
        .then(
          () => ({ status: 200, code: 'done', data: undefined }),
          (error) => ({ status: error.status ?? 500, code: String(error.code), data: undefined }),
        )
    },
    async () => {
      const order_id = orderOf()
      await Promise.all(
        [1, 2].map(() => db.transaction((tx) => giveBack({ ...mover, db: tx }, order_id))),
      ).catch(
        // The second of two finds the slips canceled, or none at all.
        (error) => error.code === 'already_canceled' || faults.push(String(error)),
      )
      return { status: 200, code: 'done', data: undefined }
    },
  ]
  for (let change = 0; change < task.changes; change++) {
    const answer = await random.pick(steps)()
    if (!answer) continue
    counts[answer.code] = (counts[answer.code] ?? 0) + 1
    for (const { id } of [answer.data ?? []].flat()) seen.push(id)
    process.send?.({ change: true })
  }
}

await Promise.all(Array.from({ length: task.loops }, (_, serial) => loop(serial)))
process.send?.({ counts, faults })
process.exit(0)
