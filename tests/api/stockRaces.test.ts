import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { differences } from '../../src/api/stock/reconcile'
import { withApi } from '../support/api'
import { onServer } from '../support/database'
import { killAfter, reportOf, startRacer } from '../support/races'
import { contradictions, warehouseOf } from '../support/stock'

const api = withApi()
const { place, product, bring, take, cancel, stock } = warehouseOf(api)
let warehouses: number[] = []
let products: number[] = []

beforeAll(async () => {
  warehouses = [await place('/warehouses', 'Kho một'), await place('/warehouses', 'Kho hai')]
  products = []
  for (const title of ['Một', 'Hai', 'Ba', 'Bốn', 'Năm']) products.push(await product(title))
})

afterEach(async () => {
  expect(await contradictions(api().db)).toEqual([])
  expect(await differences(api().db)).toEqual([])
})

const startMover = (seed: number, changes: number) =>
  startRacer(api(), 'stock', { seed, changes, warehouses, products })

describe('stock that many move at once', () => {
  it('is sold once: of ten exports of the last units, as many succeed as there are units', async () => {
    const [kho = 0] = warehouses
    const post = await product('Cuối cùng')
    await bring(kho, [{ post_id: post, number: 7, price: 1_000 }])
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => take(kho, [{ post_id: post, number: 1, price: 2_000 }])),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(7).fill(201),
      ...Array<number>(3).fill(409),
    ])
    expect(await stock(kho, post)).toMatchObject({ number: 0 })
  })

  it('of a product that is deleted while it is ordered is either ordered or gone, and never both', async () => {
    const call = (method: string, path: string, body?: object) =>
      api().call(method, path, { as: api().owner.token, body })
    for (let turn = 0; turn < 8; turn++) {
      const post_id = await product(`Vừa xóa vừa đặt ${turn}`)
      const [found] = (await call('GET', `/posts?search=id:${post_id}`)).body.data
      const order = () =>
        call('POST', '/orders', {
          type_id: found.type_id,
          name: 'Chị Lan',
          phone: '0912345678',
          address: 'Hà Nội',
          products: [{ post_id, quantity: 1 }],
        })
      const [made, gone] = await Promise.all([order(), call('DELETE', `/posts/${post_id}`)])
      expect([
        [201, 409],
        [422, 204],
      ]).toContainEqual([made.status, gone.status])
    }
  })

  it('is given back once, however many cancel at once', async () => {
    const [kho = 0] = warehouses
    const post = await product('Trả lại')
    await bring(kho, [{ post_id: post, number: 7, price: 1_000 }])
    const { id } = (await take(kho, [{ post_id: post, number: 5, price: 2_000 }])).body.data
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await stock(kho, post)).toMatchObject({ number: 7 })
  })

  it.runIf(onServer)(
    'from several processes leaves lots, sums, ledger and slips in agreement, and nobody waits in a ring',
    async () => {
      const movers = await Promise.all([1, 2, 3].map((seed) => startMover(seed, 20)))
      const reports = await Promise.all(movers.map(reportOf))
      for (const { counts, faults } of reports) {
        expect(faults).toEqual([])
        expect(Object.keys(counts).filter((code) => !expected.includes(code))).toEqual([])
      }
      const done = reports.reduce((sum, { counts }) => sum + (counts.done ?? 0), 0)
      expect(done).toBeGreaterThan(40)
    },
  )

  it.runIf(onServer)(
    'and by a process that is killed in the middle, as if it had not begun that change',
    async () => {
      const mover = await startMover(4, 10_000)
      await killAfter(mover, 25)
      const [row] = await rowsOf<{ slips: number }>(api().db, sql`select count(*)::int as slips from slips`)
      expect(row?.slips).toBeGreaterThan(5)
    },
  )
})

/** What may be answered: nothing else, above all no conflict, which is how a deadlock ends. */
const expected = ['done', 'out_of_stock', 'lots_used', 'already_canceled', 'slip_of_order', 'not_found']
