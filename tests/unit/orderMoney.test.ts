import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passesLimit } from '../../src/domain/debts'
import {
  discountOn,
  earnedBy,
  type OrderDiscount,
  orderTotal,
  partOrder,
  paymentStatusOf,
  portionOf,
  returnWorth,
  shareOut,
} from '../../src/domain/orderMoney'
import { createRandom } from '../../src/seed/random'

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

const { int: between } = createRandom(31)

const aDiscount = (): OrderDiscount | null => {
  const kind = between(0, 2)
  if (kind === 0) return null
  return kind === 1
    ? { type: 'percent', value: between(1, 10_000) / 100, reason: '' }
    : { type: 'money', value: between(1, 3_000_000), reason: '' }
}
const anOrder = () => ({
  products: Array.from({ length: between(1, 12) }, () => ({
    quantity: between(1, 40),
    price: between(0, 4) ? between(0, 999_999) : between(0, 1_000_000_000_000),
  })),
  discount: aDiscount(),
  shipping_fee: between(0, 1) * between(0, 80_000),
})
const many = Array.from({ length: 500 }, anOrder)

describe('shares', () => {
  it('add up to what is shared, whatever the weights, and none is negative', () => {
    for (const { products } of many) {
      const amount = between(0, 2_000_000_000_000)
      const shares = shareOut(
        amount,
        products.map(({ price }) => price),
      )
      expect(sum(shares)).toBe(amount)
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
    }
  })

  it('go to the first where nothing weighs', () => {
    expect(shareOut(5, [0, 0])).toEqual([5, 0])
    expect(shareOut(5, [])).toEqual([])
  })

  it('are exact beyond what a number holds on the way', () => {
    expect(portionOf(200_000_000_000_000, 199_999_999_999_999, 200_000_000_000_000)).toBe(199_999_999_999_999)
    expect(portionOf(1, 1, 2)).toBe(1)
    expect(portionOf(7, 3, 0)).toBe(0)
    const amount = fc.integer({ min: 1, max: 200_000_000_000_000 })
    fc.assert(
      fc.property(amount, amount, (amount, half) => {
        expect(BigInt(portionOf(amount, half, 2 * half))).toBe((BigInt(amount) + 1n) / 2n)
      }),
    )
  })
})

describe('an order', () => {
  it('comes to its lines less a discount of no more than all of them, and the fee', () => {
    const products = [{ quantity: 3, price: 33_333 }]
    const total = (discount: OrderDiscount | null) => orderTotal({ products, discount, shipping_fee: 25_000 })
    expect(total(null)).toBe(124_999)
    expect(total({ type: 'percent', value: 12.5, reason: '' })).toBe(112_499)
    expect(total({ type: 'percent', value: 100, reason: '' })).toBe(25_000)
    expect(total({ type: 'money', value: 1_000_000, reason: '' })).toBe(25_000)
  })

  it('earns with its lines what it comes to without the fee', () => {
    for (const order of many)
      expect(sum(earnedBy(order)), JSON.stringify(order)).toBe(orderTotal({ ...order, shipping_fee: 0 }))
  })

  it('gives back what a line earned, in however many steps its units come', () => {
    for (const order of many) {
      const [line] = order.products
      const [earned = 0] = earnedBy(order)
      if (!line) continue
      const worth: number[] = []
      for (let back = 0; back < line.quantity; ) {
        const count = between(1, line.quantity - back)
        worth.push(returnWorth(earned, line.quantity, back, count))
        back += count
      }
      expect(sum(worth)).toBe(earned)
      expect(Math.min(...worth)).toBeGreaterThanOrEqual(0)
    }
  })

  it('loses and makes nothing when a part of it is sent', () => {
    for (const order of many) {
      const total = orderTotal(order)
      const paid = between(0, 2) ? between(0, total) : total + between(0, 50_000)
      const cod = between(0, 1) ? Math.max(0, total - paid) : null
      const quantities = order.products.map(({ quantity }) => between(0, quantity))
      const { sent, left } = partOrder({ ...order, paid, cod }, quantities)
      const told = JSON.stringify({ order, paid, quantities })
      const totals = [sent, left].map(({ quantities, discount, shipping_fee }) => {
        const products = order.products.map(({ price }, at) => ({ price, quantity: quantities[at] ?? 0 }))
        return orderTotal({ products, discount, shipping_fee })
      })
      expect(sum(totals), told).toBe(total)
      expect(sent.paid + left.paid, told).toBe(paid)
      expect(Math.min(sent.paid, left.paid)).toBeGreaterThanOrEqual(0)
      if (cod !== null) {
        expect(Number(sent.cod) + Number(left.cod), told).toBe(cod)
        expect(Number(sent.cod), told).toBeLessThanOrEqual(Number(totals[0]) - sent.paid)
      }
      expect(sent.quantities.map((quantity, at) => quantity + (left.quantities[at] ?? 0))).toEqual(
        order.products.map(({ quantity }) => quantity),
      )
    }
  })

  it('is discounted by no more than there is', () => {
    expect(discountOn(10, { type: 'money', value: 11 })).toBe(10)
    expect(discountOn(10, null)).toBe(0)
  })

  it.each([
    ['new', 10, 0, 'unpaid'],
    ['new', 5, 5, 'part'],
    ['delivered', 0, 10, 'paid'],
    ['delivered', -1, 11, 'over'],
    ['new', 0, 0, 'paid'],
    ['canceled', 0, 0, 'unpaid'],
    ['canceled', -5, 5, 'over'],
  ])('%s with %i due and %i paid is %s', (status, due, paid, expected) => {
    expect(paymentStatusOf({ status, due, paid })).toBe(expected)
  })
})

it('an agency passes its limit with more than that, and never where it has none', () => {
  const passes = (credit_limit: number | null, more?: number) =>
    passesLimit({ balance: 900_000, credit_limit }, more)
  expect([passes(900_000), passes(899_999), passes(0), passes(null)]).toEqual([false, true, true, false])
  expect([passes(1_000_000, 100_000), passes(1_000_000, 100_001)]).toEqual([false, true])
})
