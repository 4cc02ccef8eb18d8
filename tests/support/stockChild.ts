/** A process of its own that moves stock at random through the API, until it has done enough or is killed. */
import { giveBack } from '../../src/api/stock/cancel'
import { takeStock } from '../../src/api/stock/take'
import { type RaceAnswer, type RaceTask, race } from './racer'

interface Task extends RaceTask {
  warehouses: number[]
  products: number[]
}

const task: Task = JSON.parse(process.argv[2] ?? '')
/** Slips that somebody here has seen; those of other processes are among them by chance. */
const seen: number[] = []
const noted = async (made: Promise<RaceAnswer>): Promise<RaceAnswer> => {
  const answer = await made
  for (const { id } of [answer.data ?? []].flat()) seen.push(id)
  return answer
}

await race(task, ({ db, now, post, fault }, random, serial) => {
  const lines = () =>
    Array.from({ length: random.int(1, 4) }, () => ({
      post_id: random.pick(task.products),
      number: random.int(1, 15),
      price: random.int(1, 9) * 1_000,
    }))
  const here = () => `/warehouses/${random.pick(task.warehouses)}`
  const orderOf = () => task.seed * 100_000 + serial * 1_000 + random.int(1, 20)
  const mover = { now, actor: { id: task.actor, email: '', sessionId: '', permissions: new Set<never>() } }
  return [
    () =>
      noted(
        post(`${here()}/change`, {
          style: 'import',
          products: lines().map((line, at) => ({ ...line, expiry: at % 2 ? '2027-01-31' : null })),
        }),
      ),
    () => noted(post(`${here()}/change`, { style: 'export', products: lines() })),
    () => noted(post(`${here()}/change`, { style: 'export', products: lines() })),
    () => {
      const products = lines().map(({ post_id, number }) => ({ post_id, number }))
      const [from, to] = random.shuffle(task.warehouses)
      return noted(post(`/warehouses/${from}/transfer`, { to_warehouse_id: to, products }))
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
        (error) => error.code === 'already_canceled' || fault(error),
      )
      return { status: 200, code: 'done', data: undefined }
    },
  ]
})
