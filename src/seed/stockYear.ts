import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import { orders } from '../api/db/tables/orders'
import { posts } from '../api/db/tables/posts'
import { types } from '../api/db/tables/types'
import { bringStock } from '../api/stock/bring'
import type { Mover } from '../api/stock/lock'
import { takeStock } from '../api/stock/take'
import { transferStock } from '../api/stock/transfer'
import { businessDay } from '../domain/businessTime'
import { addDays } from '../domain/days'
import { daysAgo, type Seeding } from './context'
import { soldAtOnce } from './orders'
import { createRandom, type Random } from './random'
import { problemsOf, type SoldGood, type StockEvent } from './stockProblems'

interface Place {
  main: number
  shop: number
  sources: readonly number[]
  keeper: number
}

/** A shipped order; `days` before now. */
interface Sent {
  id: number
  days: number
  lines: { post_id: number; number: number; price: number }[]
}

const day = 86_400_000
/** Days that one purchase should last. */
const cycle = 30
const cycles = 12

async function goodsOf({ db }: Seeding): Promise<SoldGood[]> {
  const ofProducts = db.select({ id: types.id }).from(types).where(eq(types.style, 'product')).limit(1)
  const found = await db
    .select({ post_id: posts.id, price: posts.price })
    .from(posts)
    .where(and(inArray(posts.type_id, ofProducts), eq(posts.status, 'published'), gt(posts.price, 0)))
    .orderBy(desc(posts.id))
    .limit(soldAtOnce)
  return found.map(({ post_id, price }) => ({
    post_id,
    price,
    cost: Math.round((price * 0.55) / 1_000) * 1_000,
  }))
}

/** Oldest shipping first; orders on their way were shipped with their last step. */
async function sentOrders({ db, now }: Seeding): Promise<Sent[]> {
  const found = await db
    .select()
    .from(orders)
    .where(inArray(orders.status, ['delivery', 'delivered']))
    .orderBy(asc(orders.id))
  return found
    .map(({ id, status, created_at, stepped_at, products }) => {
      const [made, stepped] = [Date.parse(created_at), Date.parse(stepped_at)]
      const left = status === 'delivery' ? stepped : made + Math.min(day, (stepped - made) / 2)
      return {
        id,
        days: (now.getTime() - left) / day,
        lines: products.flatMap(({ post_id, quantity, price }) =>
          post_id ? [{ post_id, number: quantity, price }] : [],
        ),
      }
    })
    .sort((one, other) => other.days - one.days)
}

/** A year of purchases that cover the orders, transfers to the shop, and sales of the shop. */
export async function seedYear(seeding: Seeding, { main, shop, sources, keeper }: Place): Promise<void> {
  const goods = await goodsOf(seeding)
  if (goods.length < 6) return
  const random = createRandom(20_260_217)
  const left = new Map(goods.map(({ post_id }) => [post_id, 0]))
  const inShop = new Map<number, number>()
  const at = (days: number): Mover => ({
    db: seeding.db,
    now: new Date(daysAgo(seeding.now, days)),
    actor: { id: keeper, email: '', sessionId: '', permissions: new Set() },
  })
  const sent = (await sentOrders(seeding)).filter(({ days }) => days <= cycles * cycle)
  const spare = ({ post_id }: SoldGood, days: number) =>
    (left.get(post_id) ?? 0) -
    neededOf(
      post_id,
      sent.filter((order) => order.days < days),
    )
  const happened: StockEvent[] = [
    ...sent.map(({ id, days, lines }) => ({
      days,
      run: async () => {
        await takeStock(at(days), { warehouse_id: main, order_id: id, lines })
        for (const { post_id, number } of lines) left.set(post_id, (left.get(post_id) ?? 0) - number)
      },
    })),
    ...Array.from({ length: cycles }, (_, past) => past + 1).flatMap((month): StockEvent[] => {
      const begin = month * cycle
      const due = sent.filter(({ days }) => days <= begin && days > begin - cycle)
      const purchase = { main, goods, left, due }
      return [
        {
          days: begin + 0.5,
          run: () => buy(at(begin + 0.5), { ...purchase, source: random.pick(sources) }, random),
        },
        ...(month % 3 === 1
          ? [{ days: begin + 0.2, run: () => fillShop(at(begin + 0.2), { main, shop, goods, left, inShop }) }]
          : []),
        { days: begin - 22, run: () => sellInShop(at(begin - 22), shop, goods, inShop, random) },
      ]
    }),
    // Dead stock for the report: bought for a season that failed.
    { days: 210, run: () => bringStock(at(210), { warehouse_id: shop, lines: lastLine(goods, 12) }) },
    ...problemsOf({ at, main, shop, goods, spare, source: sources[0] }),
  ]
  // In chronological order: the ledger is append-only.
  for (const { run } of happened.sort((one, other) => other.days - one.days)) await run()
  const moved = sent.map(({ id }) => id)
  if (moved.length)
    await seeding.db.update(orders).set({ warehouse_id: main }).where(inArray(orders.id, moved))
}

const neededOf = (postId: number, due: readonly Sent[]): number =>
  due
    .flatMap(({ lines }) => lines)
    .reduce((sum, { post_id, number }) => sum + (post_id === postId ? number : 0), 0)

const lastLine = (goods: readonly SoldGood[], number: number) =>
  goods.slice(-1).map(({ post_id, cost }) => ({ post_id, number, price: cost, expiry: null }))

interface Purchase {
  main: number
  source: number
  goods: readonly SoldGood[]
  left: Map<number, number>
  due: readonly Sent[]
}

/** Covers the orders of a month and a little more, in multiples of five. */
async function buy(call: Mover, { main, source, goods, left, due }: Purchase, random: Random): Promise<void> {
  const bought = businessDay(call.now)
  const lines = goods.flatMap(({ post_id, cost }) => {
    const missing = neededOf(post_id, due) + 22 - (left.get(post_id) ?? 0)
    if (missing <= 0) return []
    const number = Math.ceil(missing / 5) * 5
    left.set(post_id, (left.get(post_id) ?? 0) + number)
    const price = Math.round((cost * random.between(0.94, 1.06)) / 500) * 500
    return [{ post_id, number, price, expiry: random.chance(0.7) ? addDays(bought, 540) : null }]
  })
  if (lines.length) await bringStock(call, { warehouse_id: main, supplier_id: source, lines })
}

interface Filling {
  main: number
  shop: number
  goods: readonly SoldGood[]
  left: Map<number, number>
  inShop: Map<number, number>
}

async function fillShop(call: Mover, { main, shop, goods, left, inShop }: Filling): Promise<void> {
  const some = goods.slice(4, 8).map(({ post_id }) => ({ post_id, number: 10, lot_id: null }))
  for (const { post_id, number } of some) {
    left.set(post_id, (left.get(post_id) ?? 0) - number)
    inShop.set(post_id, (inShop.get(post_id) ?? 0) + number)
  }
  await transferStock(call, main, {
    to_warehouse_id: shop,
    date: null,
    note: 'Hàng cho cửa hàng',
    products: some,
  })
}

async function sellInShop(
  call: Mover,
  shop: number,
  goods: readonly SoldGood[],
  inShop: Map<number, number>,
  random: Random,
): Promise<void> {
  const lines = goods.flatMap(({ post_id, price }) => {
    const there = inShop.get(post_id) ?? 0
    const number = Math.min(there, random.int(0, 3))
    inShop.set(post_id, there - number)
    return number > 0 ? [{ post_id, number, price }] : []
  })
  if (lines.length) await takeStock(call, { warehouse_id: shop, lines })
}
