import { sql } from 'drizzle-orm'
import { rowsOf } from '../../src/api/db/database'
import { businessDay } from '../../src/domain/businessTime'
import { addDays } from '../../src/domain/days'
import type { Engine } from './engines'
import { latencyOf } from './latency'
import type { BenchPage } from './pages'
import { fillWarehouses } from './warehouseRows'

type Get = (path: string) => Promise<Response>
type Send = (method: string, path: string, body?: object) => Promise<Response>

/** What is asked for most: beside each page the bare rows that it shows. */
async function warehousePages({ db }: Engine): Promise<BenchPage[]> {
  const [row] = await rowsOf<Record<'type' | 'post' | 'warehouse' | 'order' | 'agency', number>>(
    db,
    sql`select (select type_id from orders order by id desc limit 1) as type, post_id as post, warehouse_id as warehouse,
      (select min(order_id) from allocations) as order, (select max(agency_id) from orders) as agency
      from movements order by id desc limit 1`,
  )
  if (!row) throw new Error('nothing has moved')
  const { type, post, warehouse, order, agency } = row
  const today = businessDay(new Date())
  const reports = '/warehouses/reports'
  const held = 'select * from stock where number > 0 order by money desc limit 25'
  const debts = (party: string) =>
    `select party_key, sum(amount) from party_sums where party = '${party}' group by 1 order by 2 desc limit 25`
  const sold = 'select * from stock_months order by money desc limit 25'
  const year = `from=${addDays(today, -364)}&to=${today}`
  return [
    {
      name: 'orders of a type',
      path: `/orders?search=type_id:${type}&include=agency`,
      floor: `select * from orders where type_id = ${type} order by id desc limit 25`,
    },
    {
      name: 'orders that are new',
      path: `/orders?search=type_id:${type};status:new&searchJoin=and&include=agency`,
      floor: `select * from orders where type_id = ${type} and status = 'new' order by id desc limit 25`,
    },
    { name: 'stock list', path: '/warehouses/products?include=warehouse', floor: held },
    {
      name: 'movements of a product',
      path: `/warehouses/change/items?search=post_id:${post};warehouse_id:${warehouse}&searchJoin=and`,
      floor: `select * from movements where post_id = ${post} and warehouse_id = ${warehouse} order by id desc limit 25`,
    },
    {
      name: 'a product in the warehouse',
      path: `/warehouses/products/${post}`,
      floor: `select * from lots where post_id = ${post}`,
    },
    { name: 'report: stock value', path: `${reports}/value`, floor: held },
    {
      name: 'report: expiring',
      path: `${reports}/expiring?days=30`,
      floor: 'select * from lots where on_hand > 0 order by expiry limit 25',
    },
    {
      name: 'report: below reorder point',
      path: `${reports}/low`,
      floor: 'select * from reorder_points limit 25',
    },
    { name: 'report: dead stock', path: `${reports}/dead?days=30`, floor: held },
    { name: 'report: profit of 30 days by product', path: `${reports}/profit`, floor: sold },
    {
      name: 'report: profit of 92 days by product',
      path: `${reports}/profit?from=${addDays(today, -91)}&to=${today}`,
      floor: sold,
    },
    { name: 'report: profit of a year by product', path: `${reports}/profit?${year}`, floor: sold },
    { name: 'report: profit of a year by month', path: `${reports}/profit?${year}&by=month`, floor: sold },
    { name: 'dashboard: figures of the shop', path: '/dashboard/shop', floor: held },
    {
      name: 'orders that are not paid',
      path: `/orders?search=type_id:${type};payment_status:unpaid&searchJoin=and&include=agency`,
      floor: `select * from orders where type_id = ${type} and payment_status = 'unpaid' order by id desc limit 25`,
    },
    {
      name: 'an order with its payments',
      path: `/orders?search=id:${order}&include=payments,returns,parts`,
      floor: `select * from orders where id = ${order}`,
    },
    { name: 'debts of agencies', path: '/debts?of=agencies', floor: debts('agencies') },
    { name: 'debts of clients', path: '/debts?of=clients', floor: debts('guests') },
    {
      name: 'statement of an agency',
      path: `/debts/agencies/${agency}`,
      floor: `select * from entries where party = 'agencies' and party_key = '${agency}' order by at, id limit 25`,
    },
    {
      name: 'cash of a year',
      path: `/cash?${year}`,
      floor: 'select * from entry_days order by day desc limit 25',
    },
  ]
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** How long a write takes, each time with other goods. */
async function timeOf(work: () => Promise<Response>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < 9; run++) {
    const start = performance.now()
    const answer = await work()
    times.push(performance.now() - start)
    if (!answer.ok) throw new Error(await answer.text())
  }
  return median(times)
}

/** A slip of 50 lines, and the step of an order to its delivery. */
async function writesOf({ db }: Engine, send: Send): Promise<[string, number][]> {
  const goods = await rowsOf<{ post_id: number; warehouse_id: number; type_id: number }>(
    db,
    sql`select s.post_id, s.warehouse_id, p.type_id from stock s join posts p on p.id = s.post_id
      where s.warehouse_id = (select min(id) from warehouses) order by s.number desc limit 50`,
  )
  const [first] = goods
  if (!first) throw new Error('the warehouse is empty')
  const slip = (style: string) => () =>
    send('POST', `/warehouses/${first.warehouse_id}/change`, {
      style,
      products: goods.map(({ post_id }) => ({ post_id, number: 1, price: 1_000 })),
    })
  const made: { id: number }[] = []
  for (let run = 0; run < 9; run++) {
    const order = { type_id: first.type_id, name: 'Lan', phone: '0912345678', address: 'Hà Nội' }
    const products = goods.slice(0, 3).map(({ post_id }) => ({ post_id, quantity: 1 }))
    const answer = await send('POST', '/orders', { ...order, products })
    const { id } = (await answer.json()).data
    await send('PATCH', `/orders/${id}`, { status: 'processing' })
    made.push({ id })
  }
  return [
    ['import of 50 lines', await timeOf(slip('import'))],
    ['export of 50 lines', await timeOf(slip('export'))],
    [
      'order to its delivery, 3 lines',
      await timeOf(() =>
        send('PATCH', `/orders/${made.pop()?.id}`, { status: 'delivery', warehouse_id: first.warehouse_id }),
      ),
    ],
  ]
}

/** How long what the warehouse and the shop ask takes among so many orders and movements. */
export async function warehouseTable(engine: Engine, count: number, get: Get, send: Send): Promise<string> {
  const lines = [
    `### ${engine.name}, ${count.toLocaleString('en')} orders and movements`,
    '',
    '| page | API, ms | bare SQL, ms | statements |\n| --- | ---: | ---: | ---: |',
  ]
  for (const page of await warehousePages(engine)) {
    const { api, floor, statements } = await latencyOf(engine, get, page)
    lines.push(`| ${page.name} | ${api.toFixed(1)} | ${floor.toFixed(1)} | ${statements} |`)
  }
  lines.push('', '| write | ms |\n| --- | ---: |')
  for (const [name, ms] of await writesOf(engine, send)) lines.push(`| ${name} | ${ms.toFixed(1)} |`)
  return lines.join('\n')
}
