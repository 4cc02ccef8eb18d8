import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { onServer } from '../support/database'
import { reportOf, startRacer } from '../support/races'
import { warehouseOf } from '../support/stock'

const api = withApi()
const { place, bring } = warehouseOf(api)
let warehouse = 0
let type = 0

const stocked = async (number: number): Promise<number> => {
  const body = aPost(type, { price: 100_000 })
  const { data } = (await api().call('POST', '/posts', { as: api().owner.token, body })).body
  await bring(warehouse, [{ post_id: data.id, number, price: 1 }])
  return data.id
}
const promised = (ids: number[]) =>
  rowsOf<{ id: number; units: number; orders: number }>(
    api().db,
    sql`select post_id as id, sum(quantity)::int as units, count(*)::int as orders from promises
      where post_id = any(${sql.param(ids)}::int[]) group by 1 order by 1`,
  )
const differences = () =>
  rowsOf(
    api().db,
    sql`(table order_promises except select post_id, order_id, quantity, until from promises)
      union all (select post_id, order_id, quantity, until from promises except table order_promises)`,
  )
const three = (task: object) =>
  Promise.all(
    [1, 2, 3].map(async (seed) => reportOf(await startRacer(api(), 'site', { seed, changes: 3, ...task }))),
  )
const counted = (reports: { counts: Record<string, number> }[], code: string) =>
  reports.reduce((sum, { counts }) => sum + (counts[code] ?? 0), 0)

beforeAll(async () => {
  type = (await aType(api(), { style: 'product', slug: 'hang', features: ['orders'] })).id
  warehouse = await place('/warehouses', 'Kho')
})

describe.runIf(onServer)('orders that visitors make at once, through three processes', () => {
  it('sell the last piece once', async () => {
    const id = await stocked(1)
    const reports = await three({ loops: 7, changes: 1, products: [id], cancels: false })
    expect(reports.flatMap(({ faults }) => faults)).toEqual([])
    expect([counted(reports, 'done'), counted(reports, 'out_of_stock')]).toEqual([1, 20])
    expect(await promised([id])).toEqual([{ id, units: 1, orders: 1 }])
  })

  it('are one order for one key, and all are answered with it', async () => {
    const id = await stocked(50)
    const reports = await three({ loops: 4, changes: 2, products: [id], key: 'mot-gio-hang', cancels: false })
    expect(reports.flatMap(({ faults }) => faults)).toEqual([])
    expect(counted(reports, 'done')).toBe(24)
    expect(await promised([id])).toEqual([{ id, units: 1, orders: 1 }])
  })

  it('never promise more than there is, whatever is canceled meanwhile, and wait in no ring', async () => {
    const ids = [await stocked(20), await stocked(15), await stocked(10)]
    const reports = await three({ loops: 4, changes: 12, products: ids, cancels: true })
    expect(reports.flatMap(({ faults }) => faults)).toEqual([])
    expect(Object.keys(Object.assign({}, ...reports.map(({ counts }) => counts))).sort()).toEqual([
      'done',
      'out_of_stock',
    ])
    for (const { id, units } of await promised(ids))
      expect(units).toBeLessThanOrEqual([20, 15, 10][ids.indexOf(id)] ?? 0)
    expect(await differences()).toEqual([])
  })
})
