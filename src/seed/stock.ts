import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { posts } from '../api/db/tables/posts'
import { stock } from '../api/db/tables/stock'
import { suppliers } from '../api/db/tables/suppliers'
import { types } from '../api/db/tables/types'
import { users } from '../api/db/tables/users'
import { warehouses } from '../api/db/tables/warehouses'
import { bringStock } from '../api/stock/bring'
import { cancelSlips } from '../api/stock/cancel'
import { countStock } from '../api/stock/count'
import type { Mover } from '../api/stock/lock'
import { takeStock } from '../api/stock/take'
import { transferStock } from '../api/stock/transfer'
import { type Division, loadDivisions } from '../domain/address/divisions'
import { businessDay } from '../domain/businessTime'
import { sortKey } from '../domain/collation'
import { addDays } from '../domain/days'
import { daysAgo, type Seeding } from './context'
import { createRandom, type Random } from './random'
import { supplierDrafts, warehouseDrafts } from './texts/warehouse'

interface Good {
  post_id: number
  price: number
  cost: number
}

/** Two warehouses, suppliers, and a year of slips that leaves a few problems to find. */
export async function seedStock(seeding: Seeding): Promise<void> {
  const { db } = seeding
  if (await db.$count(warehouses)) return
  const [main, shop] = await seedPlaces(seeding, warehouses, warehouseDrafts)
  const sources = await seedPlaces(seeding, suppliers, supplierDrafts)
  const [keeper] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'kho@nep.vn'))
  const goods = await goodsOf(seeding)
  if (!main || !shop || !keeper || goods.length < 6) return
  await seedYear(seeding, { main, shop, sources, goods, keeper: keeper.id })
}

async function seedPlaces(
  { db, now }: Seeding,
  table: typeof warehouses | typeof suppliers,
  drafts: readonly (readonly [name: string, province: string, address: string, phone: string])[],
): Promise<number[]> {
  const { provinces } = await loadDivisions('2025')
  const plain = ({ code, name }: Division): Division => ({ code, name })
  const moment = daysAgo(now, 372)
  const rows = drafts.flatMap(([name, where, address, phone]) => {
    const province = provinces.find((each) => each.name.endsWith(where))
    const [ward] = province?.areas ?? []
    if (!province || !ward) return []
    const place = { province: plain(province), district: null, ward: plain(ward), address }
    return [{ name, name_key: sortKey(name), phone, ...place, created_at: moment, updated_at: moment }]
  })
  const made = await db.insert(table).values(rows).returning({ id: table.id })
  return made.map(({ id }) => id)
}

/** The products that are sold, with what they cost the roastery. */
async function goodsOf({ db }: Seeding): Promise<Good[]> {
  const ofProducts = db.select({ id: types.id }).from(types).where(eq(types.style, 'product'))
  const found = await db
    .select({ post_id: posts.id, price: posts.price })
    .from(posts)
    .where(and(inArray(posts.type_id, ofProducts), eq(posts.status, 'published'), gt(posts.price, 0)))
    .orderBy(asc(posts.id))
    .limit(12)
  return found.map(({ post_id, price }) => ({
    post_id,
    price,
    cost: Math.round((price * 0.55) / 1_000) * 1_000,
  }))
}

interface Place {
  main: number
  shop: number
  sources: readonly number[]
  goods: readonly Good[]
  keeper: number
}

/** The weeks before Tết sell twice as much. */
const busy = (day: string): number => (/-(01|12)-/.test(day) ? 2 : 1)

async function seedYear(seeding: Seeding, { main, shop, sources, goods, keeper }: Place): Promise<void> {
  const random = createRandom(20_260_217)
  const left = new Map(goods.map(({ post_id }) => [post_id, 0]))
  const at = (days: number): Mover => ({
    db: seeding.db,
    now: new Date(daysAgo(seeding.now, days)),
    actor: { id: keeper, email: '', sessionId: '', permissions: new Set() },
  })
  for (let month = 12; month >= 1; month--) {
    const buying = at(month * 30)
    const day = businessDay(buying.now)
    const bought = random.shuffle(goods).slice(0, 7)
    const lines = bought.map(({ post_id, cost }) => ({
      post_id,
      number: random.int(4, 9) * 5 * busy(day),
      // What is bought costs a little more or less each time.
      price: Math.round((cost * random.between(0.94, 1.06)) / 500) * 500,
      expiry: random.chance(0.7) ? addDays(day, 540) : null,
    }))
    for (const { post_id, number } of lines) left.set(post_id, (left.get(post_id) ?? 0) + number)
    await bringStock(buying, { warehouse_id: main, supplier_id: random.pick(sources), lines })
    for (const later of [9, 20]) await sell(at(month * 30 - later), main, goods, left, random)
    if (month % 3 === 0) await moveOn(at(month * 30 - 24), main, shop, goods, left)
  }
  await leaveProblems(at, { main, shop, goods, left, source: sources[0] })
}

async function sell(
  call: Mover,
  warehouse_id: number,
  goods: readonly Good[],
  left: Map<number, number>,
  random: Random,
): Promise<void> {
  const lines = random
    .shuffle(goods)
    .slice(0, random.int(3, 5))
    .flatMap(({ post_id, price }) => {
      const there = left.get(post_id) ?? 0
      const number = Math.min(there, random.int(3, 12) * busy(businessDay(call.now)))
      left.set(post_id, there - number)
      return number > 0 ? [{ post_id, number, price }] : []
    })
  if (lines.length) await takeStock(call, { warehouse_id, lines })
}

/** What the shop gets of what there is most of. */
async function moveOn(
  call: Mover,
  main: number,
  shop: number,
  goods: readonly Good[],
  left: Map<number, number>,
): Promise<void> {
  const most = goods.filter(({ post_id }) => (left.get(post_id) ?? 0) >= 20).slice(0, 4)
  if (!most.length) return
  for (const { post_id } of most) left.set(post_id, (left.get(post_id) ?? 0) - 10)
  await transferStock(call, main, {
    to_warehouse_id: shop,
    date: null,
    note: 'Hàng cho cửa hàng',
    products: most.map(({ post_id }) => ({ post_id, number: 10, lot_id: null })),
  })
}

interface Rest {
  main: number
  shop: number
  goods: readonly Good[]
  left: ReadonlyMap<number, number>
  source: number | undefined
}

/** Something that expires soon, something that has, something short, a slip that was canceled, a count. */
async function leaveProblems(
  at: (days: number) => Mover,
  { main, shop, goods, left, source }: Rest,
): Promise<void> {
  const [soon, over, short, wrong] = goods
  if (!soon || !over || !short || !wrong) return
  const today = businessDay(at(0).now)
  const bought = (good: Good, number: number, expiry: string | null) => ({
    post_id: good.post_id,
    number,
    price: good.cost,
    expiry,
  })
  await bringStock(at(6), {
    warehouse_id: shop,
    supplier_id: source,
    lines: [bought(soon, 18, addDays(today, 9)), bought(over, 6, addDays(today, -2))],
  })
  const rest = (left.get(short.post_id) ?? 0) - 2
  if (rest > 0)
    await takeStock(at(4), {
      warehouse_id: main,
      note: 'Đơn lớn của khách sạn',
      lines: [{ post_id: short.post_id, number: rest, price: short.price }],
    })
  const mistake = await bringStock(at(3), {
    warehouse_id: main,
    supplier_id: source,
    lines: [bought(wrong, 500, null)],
  })
  await cancelSlips(at(3), [mistake.id], 'Gõ nhầm số lượng')
  const expected = await onHand(at(1), shop, soon)
  await countStock(at(1), shop, {
    date: null,
    note: 'Kiểm kho cuối tuần',
    keep_differences: false,
    products: [
      { post_id: soon.post_id, lot_id: null, expected, counted: expected - 1, price: null, expiry: null },
    ],
  })
}

async function onHand({ db }: Mover, warehouse_id: number, { post_id }: Good): Promise<number> {
  const [row] = await db
    .select({ number: stock.number })
    .from(stock)
    .where(and(eq(stock.warehouse_id, warehouse_id), eq(stock.post_id, post_id)))
  return row?.number ?? 0
}
