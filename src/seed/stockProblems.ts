import { and, eq } from 'drizzle-orm'
import { reorderPoints } from '../api/db/tables/reports'
import { stock } from '../api/db/tables/stock'
import { bringStock } from '../api/stock/bring'
import { cancelSlips } from '../api/stock/cancel'
import { countStock } from '../api/stock/count'
import type { Mover } from '../api/stock/lock'
import { takeStock } from '../api/stock/take'
import { businessDay } from '../domain/businessTime'
import { addDays } from '../domain/days'

export interface SoldGood {
  post_id: number
  price: number
  cost: number
}

export interface StockEvent {
  days: number
  run: () => Promise<unknown>
}

interface Ground {
  at: (days: number) => Mover
  main: number
  shop: number
  goods: readonly SoldGood[]
  source: number | undefined
  /** Stock of a product in the main warehouse that recent orders have not taken. */
  spare: (good: SoldGood, days: number) => number
}

/** Creates a lot that expires soon, an expired one, a shortage, a canceled slip and a count. */
export function problemsOf({ at, main, shop, goods, source, spare }: Ground): StockEvent[] {
  const [soon, over, short, wrong] = goods
  if (!soon || !over || !short || !wrong) return []
  const today = businessDay(at(0).now)
  const bought = (good: SoldGood, number: number, expiry: string | null) => ({
    post_id: good.post_id,
    number,
    price: good.cost,
    expiry,
  })
  return [
    {
      days: 6,
      run: () =>
        bringStock(at(6), {
          warehouse_id: shop,
          supplier_id: source,
          lines: [bought(soon, 18, addDays(today, 9)), bought(over, 6, addDays(today, -2))],
        }),
    },
    {
      days: 4,
      run: async () => {
        const number = spare(short, 4) - 2
        if (number <= 0) return
        const lines = [{ post_id: short.post_id, number, price: short.price }]
        await takeStock(at(4), { warehouse_id: main, note: 'Đơn lớn của khách sạn', lines })
      },
    },
    {
      days: 3,
      run: async () => {
        const lines = [bought(wrong, 500, null)]
        const mistake = await bringStock(at(3), { warehouse_id: main, supplier_id: source, lines })
        await cancelSlips(at(3), [mistake.id], 'Gõ nhầm số lượng')
      },
    },
    { days: 2, run: () => setPoints(at(2), main, goods.slice(0, 12)) },
    {
      days: 1,
      run: async () => {
        const expected = await onHand(at(1), shop, soon)
        const line = { post_id: soon.post_id, lot_id: null, price: null, expiry: null }
        await countStock(at(1), shop, {
          date: null,
          note: 'Kiểm kho cuối tuần',
          keep_differences: false,
          products: [{ ...line, expected, counted: expected - 1 }],
        })
      },
    },
  ]
}

/** All goods get a minimum stock; the one that the hotel bought is below it. */
async function setPoints(
  { db, actor, now }: Mover,
  warehouse_id: number,
  goods: readonly SoldGood[],
): Promise<void> {
  await db.insert(reorderPoints).values(
    goods.map(({ post_id }) => ({
      warehouse_id,
      post_id,
      number: 8,
      user_id: actor.id,
      updated_at: now.toISOString(),
    })),
  )
}

async function onHand({ db }: Mover, warehouse_id: number, { post_id }: SoldGood): Promise<number> {
  const [row] = await db
    .select({ number: stock.number })
    .from(stock)
    .where(and(eq(stock.warehouse_id, warehouse_id), eq(stock.post_id, post_id)))
  return row?.number ?? 0
}
