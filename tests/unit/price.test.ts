import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxOrderLines } from '../../src/domain/order'
import {
  type DiscountRow,
  discountStanding,
  isRunning,
  maxMoney,
  priceOf,
  priceSteps,
  reduced,
} from '../../src/domain/price'

const start = '2026-11-22T01:00:00.000Z'
const end = '2026-11-29T01:00:00.000Z'
const during = new Date('2026-11-25T00:00:00.000Z')
const discount = (...config: DiscountRow[]) => ({ status: 'enable', start, end, config })
const percent = (quantity: number, off: number): DiscountRow => ({ quantity, discount: off, type: 'percent' })
const money = (quantity: number, off: number): DiscountRow => ({ quantity, discount: off, type: 'money' })
const unit = (price: number, rows: DiscountRow[], quantity = 1, at = during) =>
  priceOf({ price }, discount(...rows), { quantity, at }).price

const prices = fc.integer({ min: 0, max: maxMoney })
const quantities = fc.integer({ min: 1, max: 1_000_000_000 })
const percents = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100)
const rows: fc.Arbitrary<DiscountRow> = fc.oneof(
  fc.record({ quantity: quantities, discount: percents, type: fc.constant('percent' as const) }),
  fc.record({
    quantity: quantities,
    discount: fc.integer({ min: 1, max: maxMoney }),
    type: fc.constant('money' as const),
  }),
)
const manyRows = fc.array(rows, { maxLength: 8 })
/** Rows where the first quantities are the same as often as not. */
const closeRows = fc.array(
  rows.map((row) => ({ ...row, quantity: (row.quantity % 4) + 1 })),
  { maxLength: 8 },
)

describe('the price of one unit', () => {
  it('is whole, never below 0 and never above the price', () => {
    fc.assert(
      fc.property(prices, manyRows, quantities, (price, config, quantity) => {
        const paid = unit(price, config, quantity)
        expect(Number.isSafeInteger(paid)).toBe(true)
        expect(paid).toBeGreaterThanOrEqual(0)
        expect(paid).toBeLessThanOrEqual(price)
      }),
    )
  })

  it('is rounded half up, exactly, however large it is', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 10_000 }), (price, hundredths) => {
        const exact = BigInt(price) * BigInt(10_000 - hundredths)
        const expected = (2n * exact + 10_000n) / 20_000n
        expect(BigInt(reduced(price, percent(1, hundredths / 100)))).toBe(expected)
      }),
    )
    // The discount of an order is off the sum of its lines.
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxOrderLines * maxMoney }), (sum) => {
        expect(BigInt(reduced(sum, percent(1, 50)))).toBe((BigInt(sum) + 1n) / 2n)
      }),
    )
    expect([1, 5, 155_001].map((price) => unit(price, [percent(1, 50)]))).toEqual([1, 3, 77_501])
    expect(unit(180_000, [percent(1, 12.5)])).toBe(157_500)
  })

  it('does not fall as the price rises, under the same rows', () => {
    fc.assert(
      fc.property(prices, prices, manyRows, quantities, (one, other, config, quantity) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(unit(low, config, quantity)).toBeLessThanOrEqual(unit(high, config, quantity))
      }),
    )
  })

  it('does not rise with the quantity where more units give more off', () => {
    const growing = fc
      .tuple(fc.uniqueArray(quantities, { maxLength: 8 }), fc.array(percents, { minLength: 8, maxLength: 8 }))
      .map(([from, off]) => {
        const sorted = [...off].sort((a, b) => a - b)
        return [...from].sort((a, b) => a - b).map((quantity, at) => percent(quantity, sorted[at] ?? 100))
      })
    fc.assert(
      fc.property(prices, growing, quantities, quantities, (price, config, one, other) => {
        const [few, many] = [Math.min(one, other), Math.max(one, other)]
        expect(unit(price, config, many)).toBeLessThanOrEqual(unit(price, config, few))
      }),
    )
  })

  it('changes with the quantity at the rows only', () => {
    fc.assert(
      fc.property(prices, closeRows, fc.integer({ min: 2, max: 6 }), (price, config, quantity) => {
        if (config.some((row) => row.quantity === quantity)) return
        expect(unit(price, config, quantity)).toBe(unit(price, config, quantity - 1))
      }),
    )
  })

  it('does not depend on the order of the rows, not even of rows from the same quantity on', () => {
    fc.assert(
      fc.property(prices, closeRows, fc.integer({ min: 1, max: 6 }), (price, config, quantity) => {
        expect(unit(price, [...config].reverse(), quantity)).toBe(unit(price, config, quantity))
      }),
    )
    expect(unit(100_000, [percent(1, 5), percent(1, 20), percent(1, 10)])).toBe(80_000)
  })

  it('is by the row with the greatest quantity that is reached, even if an earlier one gives more', () => {
    const config = [money(10, 1_000), percent(5, 50), money(20, 30_000)]
    expect([4, 5, 9, 10, 19, 20].map((quantity) => unit(100_000, config, quantity))).toEqual([
      100_000, 50_000, 50_000, 99_000, 99_000, 70_000,
    ])
  })

  it('is nothing where more is taken off than it costs', () => {
    expect(unit(20_000, [money(1, 50_000)])).toBe(0)
    expect(unit(20_000, [percent(1, 100)])).toBe(0)
  })
})

describe('the price for an agency', () => {
  const product = { price: 200_000, agency_prices: [{ agency_id: 7, price: 150_000 }] }
  const ask = (agencyId: number | null, config: DiscountRow[] = []) =>
    priceOf(product, discount(...config), { quantity: 1, agencyId, at: during })

  it('is its own where it has one, also when that is nothing, and the discount comes off it', () => {
    expect(ask(7)).toMatchObject({ base: 150_000, price: 150_000, isAgency: true })
    expect(ask(7, [percent(1, 10)])).toMatchObject({ base: 150_000, price: 135_000 })
    const free = { price: 200_000, agency_prices: [{ agency_id: 7, price: 0 }] }
    expect(priceOf(free, null, { quantity: 1, agencyId: 7, at: during }).price).toBe(0)
  })

  it('is that of everybody for other agencies and for nobody', () => {
    for (const agencyId of [8, null])
      expect(ask(agencyId, [money(1, 5_000)])).toMatchObject({
        base: 200_000,
        price: 195_000,
        isAgency: false,
      })
  })

  it('is at most that of everybody where its own price is', () => {
    fc.assert(
      fc.property(prices, prices, manyRows, quantities, (one, other, config, quantity) => {
        const [price, own] = [Math.max(one, other), Math.min(one, other)]
        const sold = { price, agency_prices: [{ agency_id: 1, price: own }] }
        const ask = (agencyId: number | null) =>
          priceOf(sold, discount(...config), { quantity, agencyId, at: during }).price
        expect(ask(1)).toBeLessThanOrEqual(ask(null))
      }),
    )
  })
})

describe('a discount by the clock', () => {
  const at = (iso: string, more: object = {}) =>
    discountStanding({ ...discount(percent(1, 10)), ...more }, new Date(iso))

  it('runs from the moment of its start until just before that of its end', () => {
    expect(at('2026-11-22T00:59:59.999Z')).toBe('ahead')
    expect(at(start)).toBe('running')
    expect(at('2026-11-29T00:59:59.999Z')).toBe('running')
    expect(at(end)).toBe('over')
    expect([start, end].map((iso) => isRunning(discount(), new Date(iso)))).toEqual([true, false])
  })

  it('never runs while it is off, and once over is over whether on or off', () => {
    for (const iso of ['2026-11-01T00:00:00.000Z', start])
      expect(at(iso, { status: 'disable' })).toBe('disabled')
    expect(at(end, { status: 'disable' })).toBe('over')
    expect(at(start, { status: 'expired' })).toBe('over')
  })

  it('gives nothing while it does not run', () => {
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(prices, manyRows, quantities, moments, (price, config, quantity, moment) => {
        if (isRunning(discount(), moment)) return
        expect(unit(price, config, quantity, moment)).toBe(price)
      }),
    )
  })
})

describe('the steps of a price', () => {
  it('say at every quantity what the rule says', () => {
    fc.assert(
      fc.property(prices, closeRows, fc.integer({ min: 1, max: 6 }), (price, config, quantity) => {
        const steps = priceSteps({ price }, discount(...config), { at: during })
        expect(steps[0]?.from).toBe(1)
        const step = steps.filter(({ from }) => from <= quantity).at(-1)
        expect(step?.price).toBe(unit(price, config, quantity))
      }),
    )
  })
})

describe('why a price is what it is', () => {
  const config = [percent(10, 20), percent(1, 5), percent(5, 10)]
  const why = (quantity: number, more: object = {}) =>
    priceOf({ price: 100_000 }, { ...discount(...config), ...more }, { quantity, at: during }).rows.map(
      ({ row, verdict, price }) => [row.quantity, verdict, price],
    )

  it('is said of each row, by quantity, with what one unit would cost by it', () => {
    expect(why(5)).toEqual([
      [1, 'outdone', 95_000],
      [5, 'gives', 90_000],
      [10, 'too_few', 80_000],
    ])
    expect(why(5, { status: 'disable' }).map(([, verdict]) => verdict)).toEqual([
      'not_running',
      'not_running',
      'not_running',
    ])
  })

  it('agrees with the price: one row gives it, or none does and it is the base', () => {
    fc.assert(
      fc.property(prices, closeRows, fc.integer({ min: 1, max: 6 }), (price, rows, quantity) => {
        const quote = priceOf({ price }, discount(...rows), { quantity, at: during })
        const giving = quote.rows.filter(({ verdict }) => verdict === 'gives')
        expect(giving.length).toBe(quote.row ? 1 : 0)
        expect(quote.price).toBe(giving[0]?.price ?? price)
        for (const { row, verdict } of quote.rows)
          expect(verdict === 'too_few', `${verdict}`).toBe(row.quantity > quantity)
      }),
    )
  })
})

it('a step of a price is one: rows that change nothing make none', () => {
  const steps = priceSteps({ price: 100_000 }, discount(percent(5, 10), money(10, 10_000), percent(20, 50)), {
    at: during,
  })
  expect(steps).toEqual([
    { from: 1, price: 100_000 },
    { from: 5, price: 90_000 },
    { from: 20, price: 50_000 },
  ])
  expect(priceSteps({ price: 7 }, null, { at: during })).toEqual([{ from: 1, price: 7 }])
})
