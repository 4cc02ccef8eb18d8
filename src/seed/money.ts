import { asc, eq, sql } from 'drizzle-orm'
import { setInTransaction } from '../api/db/pool'
import { remittances } from '../api/db/tables/carriers'
import { orders } from '../api/db/tables/orders'
import { slips } from '../api/db/tables/stock'
import { users } from '../api/db/tables/users'
import { collectRemittances } from '../api/money/collect'
import { payOnAccount, payOrder } from '../api/money/pay'
import { takeBack } from '../api/resources/orders/returns'
import type { PaymentMethod } from '../domain/payment'
import { daysAgo, type Seeding } from './context'

const later = (moment: string, days: number, now: Date): string =>
  new Date(Math.min(now.getTime(), Date.parse(moment) + days * 86_400_000)).toISOString()

/**
 * A year of payments: clients pay when they get their goods, a few ahead, in part or not at all; agencies and suppliers
 * are settled by the month, one agency later and later.
 */
export async function seedMoney({ db, now, random }: Seeding): Promise<void> {
  const at = (moment: string) => setInTransaction(db, { 'nep.at': moment })
  const delivered = await db
    .select()
    .from(orders)
    .where(eq(orders.status, 'delivered'))
    .orderBy(asc(orders.stepped_at), asc(orders.id))
  const methods: readonly PaymentMethod[] = ['cash', 'cash', 'transfer', 'transfer', 'cod', 'card', 'wallet']
  const carried = delivered.filter(({ agency_id, total }) => !agency_id && total > 0).slice(-8)
  for (const { id, total, agency_id, stepped_at } of delivered) {
    if (agency_id || total === 0 || carried.some((order) => order.id === id) || random.chance(0.06)) continue
    await at(stepped_at)
    const isPart = random.chance(0.05)
    const amount = isPart ? Math.max(1_000, Math.round(total / 2_000) * 1_000) : total
    await payOrder({ db }, id, {
      amount,
      method: random.pick(methods),
      note: isPart ? 'Trả trước một phần' : '',
    })
  }
  const months = Array.from({ length: 12 }, (_, at) => daysAgo(now, 360 - at * 30))
  const shops = [...new Set(delivered.flatMap(({ agency_id }) => agency_id ?? []))].sort((a, b) => a - b)
  const late = shops.at(-1)
  for (const month of months)
    for (const shop of shops) {
      const owed = delivered
        .filter(({ agency_id, stepped_at }) => agency_id === shop && stepped_at <= month)
        .filter(({ stepped_at }) => stepped_at > later(month, -30, now))
        .reduce((sum, { total }) => sum + total, 0)
      const amount = Math.round((owed * (shop === late ? 0.6 : 1)) / 1_000) * 1_000
      if (amount <= 0) continue
      await at(later(month, random.int(1, 12), now))
      await payOnAccount(
        { db },
        { party: 'agencies', party_key: String(shop) },
        { amount, method: 'transfer', note: 'Thanh toán công nợ tháng' },
      )
    }
  await at(daysAgo(now, 1))
  await seedStatement({ db }, carried)
  await seedReturns({ db, now }, delivered)
  const bought = await db.select().from(slips).where(sql`${slips.due} > 0`).orderBy(asc(slips.id))
  for (const { supplier_id, due, created_at } of bought) {
    if (created_at > daysAgo(now, 45)) continue
    await at(later(created_at, random.int(5, 30), now))
    await payOnAccount(
      { db },
      { party: 'suppliers', party_key: String(supplier_id) },
      { amount: due, method: 'transfer', note: '' },
    )
  }
  await at('')
}

type Carried = Pick<typeof orders.$inferSelect, 'id' | 'total'>

/** A carrier's latest statement: one of its lines differs, one names no order. */
async function seedStatement({ db }: Pick<Seeding, 'db'>, carried: readonly Carried[]): Promise<void> {
  const waybill = (at: number) => `GHN${7_204_118 + at * 37}`
  const lines = carried.map(({ total }, at) => ({
    tracking_code: waybill(at),
    amount: at === 2 ? total - 20_000 : total,
  }))
  for (const [at, { id, total }] of carried.entries())
    await db
      .update(orders)
      .set({ carrier: 'GHN', tracking_code: waybill(at), cod: total })
      .where(eq(orders.id, id))
  const added = await db
    .insert(remittances)
    .values(
      [...lines, { tracking_code: waybill(99), amount: 185_000 }].map((line, at) => ({
        ...line,
        line: at + 2,
        fee: 22_000,
        carrier: 'GHN',
        statement: 'COD-1124',
      })),
    )
    .onConflictDoNothing()
    .returning({ id: remittances.id })
  await collectRemittances(
    { db },
    added.map(({ id }) => id),
  )
}

const reasons = ['Khách đổi ý', 'Giao nhầm loại', 'Gói bị rách', 'Khách đổi ý']

/** Parcels of the last weeks that came back today, after all else that moved: most for sale again, some paid back, some on account. */
async function seedReturns(
  { db, now }: Pick<Seeding, 'db' | 'now'>,
  delivered: readonly (typeof orders.$inferSelect)[],
): Promise<void> {
  const [keeper] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'kho@nep.vn'))
  const since = daysAgo(now, 45)
  const paid = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      sql`${orders.status} = 'delivered' and ${orders.due} = 0 and ${orders.returned} = 0 and ${orders.total} > 0`,
    )
  const settled = new Set(paid.map(({ id }) => id))
  const chosen = delivered.filter(
    ({ id, agency_id, stepped_at, discount }) =>
      settled.has(id) && !agency_id && !discount && stepped_at > since,
  )
  await setInTransaction(db, { 'nep.at': now.toISOString() })
  for (const [at, { id, products }] of chosen.slice(0, reasons.length).entries()) {
    const [line] = products
    if (!line || !keeper) continue
    const actor = { id: keeper.id, email: '', sessionId: '', permissions: new Set<never>() }
    await takeBack({ db, now, actor }, id, {
      lines: [{ id: line.id, quantity: 1, restock: at !== 2 }],
      refund: at % 2 ? { amount: line.price, method: 'cash' } : null,
      reason: reasons[at] ?? '',
    })
  }
}
