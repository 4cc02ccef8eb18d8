/** A process of its own that sells, takes and gives back at random through the API, until it has done enough or is killed. */
import { type RaceTask, race } from './racer'

interface Task extends RaceTask {
  type_id: number
  warehouse: number
  products: number[]
  agencies: number[]
  suppliers: number[]
  /** Orders that all processes know. */
  orders: number[]
}

const task: Task = JSON.parse(process.argv[2] ?? '')
const orders = [...task.orders]
const payments: number[] = []

await race(task, ({ call, post }, random) => {
  const order = () => random.pick(orders)
  const cash = () => ({ amount: random.int(1, 300) * 1_000, method: random.pick(['cash', 'transfer']) })
  const step = (id: number, status: string, more: object = {}) =>
    call('PATCH', `/orders/${id}`, { status, ...more })
  const pay = async (path: string) => {
    const answer = await post(`${path}/payments`, cash())
    if (answer.data) payments.push(answer.data.id)
    return answer
  }
  const giveBack = (id: number) =>
    post(`/orders/${id}/returns`, {
      lines: [{ id: 1, quantity: 1, restock: random.chance(0.7) }],
      refund: null,
      reason: '',
    })
  const forward = (id: number) => {
    const payment = random.chance(0.4) ? { payment: { method: 'cash' } } : {}
    return random.pick([
      () => step(id, 'processing'),
      () => step(id, 'delivery', { warehouse_id: task.warehouse, ...payment }),
      () => step(id, 'delivery', { warehouse_id: task.warehouse, lines: [{ id: 1, quantity: 1 }] }),
      () => step(id, 'delivered', payment),
      () => step(id, 'delivered', payment),
    ])()
  }
  return [
    async () => {
      const answer = await post('/orders', {
        type_id: task.type_id,
        name: 'Chị Lan',
        phone: random.pick(['0912345678', '0987654321']),
        address: 'Hà Nội',
        agency_id: random.chance(0.7) ? random.pick(task.agencies) : null,
        discount: random.chance(0.5)
          ? { type: 'percent', value: random.int(1, 2_000) / 100, reason: '' }
          : null,
        products: [1, 2].map(() => ({ post_id: random.pick(task.products), quantity: random.int(1, 4) })),
      })
      if (answer.data) orders.push(answer.data.id)
      return answer
    },
    () => pay(`/orders/${order()}`),
    () => pay(`/agencies/${random.pick(task.agencies)}`),
    () => pay(`/suppliers/${random.pick(task.suppliers)}`),
    () => forward(order()),
    () => forward(order()),
    () => forward(order()),
    // Two payments and a return of one order at once.
    async () => {
      const id = order()
      const [answer] = await Promise.all([pay(`/orders/${id}`), pay(`/orders/${id}`), giveBack(id)])
      return answer
    },
    async () => {
      const id = order()
      const [answer] = await Promise.all([step(id, 'canceled', { cancel_reason: 'x' }), pay(`/orders/${id}`)])
      return answer
    },
    async () => {
      const id = payments.length ? random.pick(payments) : 1
      const [answer] = await Promise.all([1, 2].map(() => post(`/payments/${id}/reverse`, {})))
      return answer
    },
    () => post(`/orders/${order()}/refunds`, { ...cash(), method: random.pick(['cash', null]) }),
    () => call('PATCH', `/orders/${order()}`, { agency_id: random.pick([...task.agencies, null]) }),
    () =>
      post('/orders/bulk', {
        action: 'update',
        ids: [...new Set([order(), order(), order(), order()])],
        data: { status: 'delivered', payment: { method: 'cash' } },
      }),
    () =>
      post(`/warehouses/${task.warehouse}/change`, {
        style: 'import',
        supplier_id: random.pick(task.suppliers),
        products: [{ post_id: random.pick(task.products), number: 30, price: 50_000 }],
      }),
  ]
})
