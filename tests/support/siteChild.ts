/** A process of its own in which visitors buy at random, and staff cancel some of it, until it has done enough. */
import { type RaceTask, race } from './racer'

export interface SiteTask extends RaceTask {
  products: number[]
  /** One key for all orders, or one for each. */
  key?: string
  cancels: boolean
}

const task: SiteTask = JSON.parse(process.argv[2] ?? '')

await race(task, ({ call, visit }, random) => [
  async () => {
    const lines = task.products
      .filter(() => task.products.length === 1 || random.chance(0.7))
      .sort(() => random.int(0, 2) - 1)
      .map((id) => ({ id, quantity: random.int(1, task.products.length) }))
    if (!lines.length) return
    const answer = await visit(
      '/orders',
      { name: 'Chị Lan', phone: '0912345678', address: 'Hà Nội', lines },
      task.key ?? crypto.randomUUID(),
    )
    if (!answer.data?.code || answer.code !== 'done' || !task.cancels || !random.chance(0.5)) return answer
    const [order] = (await call('GET', `/orders?search=code:${answer.data.code}`)).data
    return call('PATCH', `/orders/${order.id}`, { status: random.pick(['processing', 'canceled']) })
  },
])
