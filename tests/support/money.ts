import { expect } from 'vitest'
import { moneyDifferences } from '../../src/api/money/reconcile'
import type { TestApi } from './api'
import { aPost, aType } from './content'
import { contradictions, warehouseOf } from './stock'

/** A way to sell, to be paid and to give back as the owner. */
export function shopOf(api: () => TestApi) {
  const warehouse = warehouseOf(api)
  const { send, made } = warehouse
  const step = (id: number, status: string, more: object = {}) =>
    send('PATCH', `/orders/${id}`, { status, ...more })
  let typeId = 0
  const type = async () => {
    typeId ||= (await aType(api(), { style: 'product', features: ['orders'] })).id
    return typeId
  }
  return {
    ...warehouse,
    type,
    step,
    product: async (price: number): Promise<number> =>
      (await made('/posts', aPost(await type(), { price }))).id,
    order: async (products: object[], more: object = {}): Promise<number> =>
      (
        await made('/orders', {
          type_id: await type(),
          name: 'Chị Lan',
          phone: '0912345678',
          address: '12 Hàng Bông',
          products,
          ...more,
        })
      ).id,
    /** Through all steps up to this one. */
    take: async (
      id: number,
      to: 'processing' | 'delivery' | 'delivered',
      more: object = {},
    ): Promise<void> => {
      const path = ['processing', 'delivery', 'delivered'] as const
      for (const status of path.slice(0, path.indexOf(to) + 1)) {
        const answer = await step(id, status, status === 'delivery' ? more : {})
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      }
    },
    pay: (id: number, amount: number, more: object = {}) =>
      send('POST', `/orders/${id}/payments`, { amount, method: 'cash', ...more }),
    giveBack: (id: number, lines: object[], more: object = {}) =>
      send('POST', `/orders/${id}/returns`, { lines, refund: null, reason: 'Khách đổi ý', ...more }),
    read: async (id: number) =>
      (await send('GET', `/orders?search=id:${id}&include=payments,returns,parts,changes,body`)).body.data[0],
    balance: async (of: string, id: number | string): Promise<number> => {
      const answer = await send('GET', `/debts/${of}/${id}`)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body.meta.closing
    },
  }
}

/** Money and stock contradict themselves nowhere. */
export async function expectSound({ db }: TestApi): Promise<void> {
  expect(await moneyDifferences(db)).toEqual([])
  expect(await contradictions(db)).toEqual([])
}
