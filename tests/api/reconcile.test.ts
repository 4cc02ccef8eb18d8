import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { differences, repair } from '../../src/api/stock/reconcile'
import { withApi } from '../support/api'
import { contradictions, warehouseOf } from '../support/stock'

const api = withApi()
const { place, product, bring, take, cancel } = warehouseOf(api)
let post = 0

beforeAll(async () => {
  const kho = await place('/warehouses', 'Kho Hà Nội')
  post = await product()
  await bring(kho, [{ post_id: post, number: 10, price: 1_000, expiry: '2027-01-31' }])
  const { id } = (await take(kho, [{ post_id: post, number: 4, price: 2_000 }])).body.data
  await cancel(id)
  await take(kho, [{ post_id: post, number: 3, price: 2_000 }])
})

/** Writes past the ledger, as nothing in the API can. */
const damage = (...statements: string[]) =>
  api().db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('nep.ledger', 'damage', true)`)
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })

describe('what left, summed by the statement that moves it', () => {
  it('is read by the moved rows alone, however many there are', async () => {
    const plan = await api().db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return rowsOf<{ 'QUERY PLAN': string }>(
        tx,
        sql`explain (costs off) select o.* from (values (1), (2)) added (id) join goods_out o on o.id = added.id`,
      )
    })
    const text = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(text).toMatch(/movements_pkey on movements m\n\s+Index Cond: \(id = "\*VALUES\*"\.column1\)/)
  })
})

describe('the ledger compared with lots and sums', () => {
  it('has no difference where nothing was written past it', async () => {
    expect(await differences(api().db)).toEqual([])
  })

  it('names each lot and sum that is another, and changes nothing by itself', async () => {
    await damage('update lots set on_hand = 5', 'update stock set number = 9, next_expiry = null')
    const found = await differences(api().db)
    expect(found).toMatchObject([
      { what: 'expiry', warehouse: 'Kho Hà Nội', found: '–', expected: '2027-01-31' },
      { what: 'lot', found: '5', expected: '7' },
      { what: 'number', found: '9', expected: '7' },
    ])
    expect(await differences(api().db)).toEqual(found)
  })

  it('is followed by a repair, which makes sums that are missing', async () => {
    await damage('delete from stock')
    expect((await differences(api().db)).map(({ what }) => what)).toContain('number')
    expect(await repair(api().db)).toEqual([])
    expect(await contradictions(api().db)).toEqual([])
  })

  it('is not followed into what it has wrong itself: a slip that was never undone is left to people', async () => {
    await damage(`update slips set status = 'complete', canceled_at = null where status = 'canceled'`)
    expect(await repair(api().db)).toMatchObject([{ what: 'slip', found: '1', expected: '0' }])
  })
})
