import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { maintain } from '../../src/api/maintenance'
import type { CashMeta } from '../../src/domain/cash'
import { withApi } from '../support/api'
import { onServer } from '../support/database'
import { expectSound, shopOf } from '../support/money'
import { killAfter, reportOf, startRacer } from '../support/races'

const api = withApi()
const shop = shopOf(api)
let kho = 0
let products: number[] = []

beforeAll(async () => {
  kho = await shop.place('/warehouses', 'Kho phố')
  products = [await shop.product(100_000), await shop.product(33_333), await shop.product(7_777)]
  await shop.bring(
    kho,
    products.map((post_id) => ({ post_id, number: 500, price: 5_000 })),
  )
})
afterEach(() => expectSound(api()))

const anOrder = (more: object = {}) => shop.order([{ post_id: products[0], quantity: 3 }], more)

describe('money that many move at once', () => {
  it('is reversed once, however many reverse it', async () => {
    const id = await anOrder()
    const { id: payment } = (await shop.pay(id, 100_000)).body.data
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.send('POST', `/payments/${payment}/reverse`, {})),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    expect((await shop.read(id)).paid).toBe(0)
  })

  it('comes back no more than it went: of five returns of three units three are taken', async () => {
    const id = await anOrder()
    await shop.take(id, 'delivered', { warehouse_id: kho })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.giveBack(id, [{ id: 1, quantity: 1, restock: true }])),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409])
    expect(await shop.read(id)).toMatchObject({ returned: 300_000 })
  })

  it('paid on account twice at once pays for nothing twice', async () => {
    const { id: agency_id } = await shop.made('/agencies', { name: 'Đại lý Hai tay' })
    const ids = [await anOrder({ agency_id }), await anOrder({ agency_id })]
    for (const id of ids) await shop.take(id, 'delivered', { warehouse_id: kho })
    await Promise.all(
      [1, 2, 3].map(() =>
        shop.send('POST', `/agencies/${agency_id}/payments`, { amount: 250_000, method: 'cash' }),
      ),
    )
    for (const id of ids) expect(await shop.read(id)).toMatchObject({ due: 0, payment_status: 'paid' })
    expect(await shop.balance('agencies', agency_id)).toBe(-150_000)
  })

  it('of a statement is booked once, however many read it, in whatever order', async () => {
    const rows = []
    for (let at = 0; at < 12; at++) {
      const tracking_code = `DUA${at}`
      const id = await anOrder({ tracking_code })
      await shop.take(id, 'delivery', { warehouse_id: kho })
      rows.push({ row: at + 2, data: { tracking_code, amount: 300_000 } })
    }
    const other = rows.map(({ row, data }) => ({ row, data: { ...data, statement: 'P2' } }))
    const files = [rows, rows.toReversed(), other.toReversed(), rows, other]
    const answers = await Promise.all(
      files.map((file) => shop.send('POST', '/remittances/import', { rows: file })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const made = answers.flatMap(({ body }) => body.data.map(({ action }: { action: string }) => action))
    expect(made.filter((action) => action === 'create')).toHaveLength(24)
    const orders = (await shop.send('GET', '/orders?search=payment_status:over')).body.data
    expect(
      orders.filter(({ tracking_code }: { tracking_code: string }) => tracking_code.startsWith('DUA')),
    ).toEqual([])
    const lines = (await shop.send('GET', '/remittances?search=problem:repeated&limit=100')).body.data
    expect(
      lines.filter(({ tracking_code }: { tracking_code: string }) => tracking_code.startsWith('DUA')),
    ).toHaveLength(12)
  })

  it('is counted by one after another: each payment falls between two counts, and none is lost', async () => {
    const id = await anOrder()
    const begin = await shop.made('/cash/counts', { counted: 0 })
    await Promise.all(
      Array.from({ length: 6 }, (_, at) => [
        shop.pay(id, 1_000 * (at + 1)),
        shop.send('POST', '/cash/counts', { counted: 5_000 * (at + 1), taken: 1_000 * at }),
      ]).flat(),
    )
    const { counts, till } = (await shop.send('GET', '/cash')).body.meta as CashMeta
    const made = counts.filter(({ id }) => id >= begin.id).toReversed()
    expect(made).toHaveLength(7)
    const came = made.slice(1).map(({ expected }, at) => {
      const before = made[at]
      return (expected ?? 0) - ((before?.counted ?? 0) - (before?.taken ?? 0))
    })
    expect(Math.min(...came)).toBeGreaterThanOrEqual(0)
    const since = (till?.expected ?? 0) - (till?.opening ?? 0)
    expect(came.reduce((sum, each) => sum + each, since)).toBe(21_000)
  })

  const start = async (seed: number, changes: number) => {
    const agencies = [
      (await shop.made('/agencies', { name: `Đại lý ${seed}A` })).id,
      (await shop.made('/agencies', { name: `Đại lý ${seed}B` })).id,
    ]
    const suppliers = [await shop.place('/suppliers', `Nhà rang ${seed}`)]
    const orders = [await anOrder(), await anOrder({ agency_id: agencies[0] }), await anOrder()]
    const type_id = await shop.type()
    return { seed, changes, agencies, suppliers, orders, products, warehouse: kho, type_id }
  }

  it.runIf(onServer)(
    'from several processes leaves orders, ledger and balances in agreement, and nobody waits in a ring',
    async () => {
      const task = await start(1, 40)
      const racers = await Promise.all([1, 2, 3].map((seed) => startRacer(api(), 'money', { ...task, seed })))
      const reports = await Promise.all(racers.map(reportOf))
      for (const { counts, faults } of reports) {
        expect(faults).toEqual([])
        expect(Object.keys(counts).filter((code) => !expected.includes(code))).toEqual([])
      }
      const done = reports.reduce((sum, { counts }) => sum + (counts.done ?? 0), 0)
      expect(done).toBeGreaterThan(100)
      await expectSound(api())
      // Folding the sums changes none.
      await maintain(api().db, api().now)
    },
  )

  it.runIf(onServer)(
    'and by a process that is killed in the middle, as if it had not begun that change',
    async () => {
      await killAfter(await startRacer(api(), 'money', await start(5, 10_000)), 60)
    },
  )
})

/** Codes that may be answered: above all no conflict, which is how a deadlock ends. */
const expected = [
  'done',
  'illegal_step',
  'invalid',
  'out_of_stock',
  'over_returned',
  'already_reversed',
  'given_back',
  'not_found',
]
