import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../src/api/db/client'
import { rowsOf } from '../../src/api/db/database'
import { loadDivisions } from '../../src/domain/address/divisions'
import type { TestApi } from './api'
import { aPost, aType } from './content'

/** An address that exists. */
export async function anAddress() {
  const { provinces } = await loadDivisions('2025')
  const [province] = provinces
  const [ward] = province?.areas ?? []
  if (!province || !ward) throw new Error('there are provinces with wards')
  const plain = ({ code, name }: { code: string; name: string }) => ({ code, name })
  return {
    scheme: '2025',
    province: plain(province),
    district: null,
    ward: plain(ward),
    address: '12 Hàng Bạc',
  }
}

/** A way to call the warehouse as its owner. */
export function warehouseOf(api: () => TestApi) {
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    api().call(method, path, { as: api().owner.token, body, headers })
  const made = async (path: string, body: object) => {
    const answer = await send('POST', path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body.data
  }
  let type: Promise<{ id: number }> | undefined
  return {
    send,
    made,
    place: async (path: '/warehouses' | '/suppliers', name: string): Promise<number> =>
      (await made(path, { name, ...(await anAddress()) })).id,
    product: async (title = 'Cà phê'): Promise<number> => {
      type ??= aType(api(), { style: 'product', features: ['categories'] })
      return (await made('/posts', aPost((await type).id, { title, price: 100_000 }))).id
    },
    bring: (warehouse: number, products: object[], more: object = {}) =>
      made(`/warehouses/${warehouse}/change`, { style: 'import', products, ...more }),
    take: (warehouse: number, products: object[], more: object = {}) =>
      send('POST', `/warehouses/${warehouse}/change`, { style: 'export', products, ...more }),
    cancel: (slip: number, body: object = {}) => send('POST', `/warehouses/change/${slip}/cancel`, body),
    /** The row of a product in a warehouse. */
    stock: async (warehouse: number, post: number) =>
      (
        await send(
          'GET',
          `/warehouses/products?search=warehouse_id:${warehouse};post_id:${post}&searchJoin=and`,
        )
      ).body.data[0],
  }
}

/** Every way in which lots, sums, ledger and slips contradict each other: none, always. */
export async function contradictions(db: Pick<Database, 'execute'>): Promise<unknown[]> {
  return rowsOf(
    db,
    sql`select 'lot below zero' as what, id::bigint from lots where on_hand < 0
      union all select 'lot is not its movements', l.id from lots l
        where l.on_hand <> (select coalesce(sum(number), 0) from movements m where m.lot_id = l.id)
      union all select 'sum is not its lots', s.id from stock s left join lateral (
          select coalesce(sum(on_hand), 0) as number, coalesce(sum(on_hand * price), 0) as money,
            min(expiry) filter (where on_hand > 0) as next_expiry
          from lots l where l.warehouse_id = s.warehouse_id and l.post_id = s.post_id) l on true
        where (s.number, s.money) <> (l.number, l.money) or s.next_expiry is distinct from l.next_expiry
      union all select 'lots without a sum', l.id from lots l
        where not exists (select from stock s where s.warehouse_id = l.warehouse_id and s.post_id = l.post_id)
      union all select 'balance is not the sum so far', id from (
          select id, balance, sum(number) over (partition by warehouse_id, post_id order by id) as so_far from movements) m
        where balance <> so_far
      union all select 'slip is not undone exactly once', s.id from slips s
        where exists (select from movements m where m.slip_id = s.id and m.undoes is null
          and (select count(*) from movements u where u.undoes = m.id and u.number = -m.number and u.lot_id = m.lot_id)
            <> case s.status when 'canceled' then 1 else 0 end)
      union all select 'line is not its movements', i.id from slip_lines i join slips s on s.id = i.slip_id
        where case s.style when 'import' then 1 else -1 end * i.number
          <> (select coalesce(sum(number), 0) from movements m where m.line_id = i.id and m.undoes is null)
      union all select 'profit is not money less cost', s.id from slips s where s.style = 'export' and s.profit <>
        (select sum(coalesce(m.money, -m.number * i.price) + m.number * l.price) from movements m
          join slip_lines i on i.id = m.line_id join lots l on l.id = m.lot_id
          where m.slip_id = s.id and m.undoes is null)
      union all select 'money is not its lines', s.id from slips s where (s.number, s.money) <>
        (select sum(number), sum(number * price) from slip_lines i where i.slip_id = s.id)
      union all select 'half of a transfer', s.id from slips s join slips o on o.id = s.linked_id
        where s.status <> o.status or s.reason <> o.reason or o.linked_id is distinct from s.id`,
  )
}
