import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Repricing, repriced, repricingSchema } from '../../src/domain/posts/repricing'
import { maxMoney } from '../../src/domain/price'
import { validate } from '../../src/domain/validation'

const by = (kind: Repricing['by'], value: number, round = false): Repricing => ({ by: kind, value, round })

describe('a price that is changed with others', () => {
  it('goes up and down by an amount or by percent, half a dong up', () => {
    expect(repriced(100_000, by('amount', 5_000))).toBe(105_000)
    expect(repriced(100_000, by('percent', -12.5))).toBe(87_500)
    expect(repriced(5, by('percent', 10))).toBe(6)
    expect(repriced(5, by('percent', -10))).toBe(5)
    // A hundredth that floating point does not have.
    expect(repriced(1_000_000, by('percent', 0.29))).toBe(1_002_900)
  })

  it('is rounded to the nearest thousand when that is wanted', () => {
    expect(repriced(162_499, by('amount', 1, true))).toBe(163_000)
    expect(repriced(162_498, by('amount', 1, true))).toBe(162_000)
  })

  it('is none below 0 or beyond what a price can be', () => {
    expect(repriced(4_000, by('amount', -4_001))).toBeUndefined()
    expect(repriced(4_000, by('amount', -4_000))).toBe(0)
    expect(repriced(maxMoney, by('percent', 1))).toBeUndefined()
    expect(repriced(maxMoney - 1, by('amount', 1))).toBe(maxMoney)
  })

  it('is exact for every price and hundredth of a percent', () => {
    const price = fc.integer({ min: 0, max: maxMoney })
    const hundredths = fc.integer({ min: -10_000, max: 100_000 })
    fc.assert(
      fc.property(price, hundredths, (price, hundredths) => {
        const exact = BigInt(price) * BigInt(10_000 + hundredths)
        // Half up, in whole numbers.
        const wanted = Number((2n * exact + 10_000n) / 20_000n)
        expect(repriced(price, by('percent', hundredths / 100))).toBe(wanted > maxMoney ? undefined : wanted)
      }),
    )
  })
})

describe('what prices may be changed by', () => {
  it.each([
    ['percent', -100],
    ['percent', 12.5],
    ['percent', 1_000],
    ['amount', -maxMoney],
    ['amount', maxMoney],
  ])('%s: %d', (kind, value) =>
    expect(validate(repricingSchema, { by: kind, value }).value).toEqual({ by: kind, value, round: false }),
  )

  it.each([
    ['percent', -100.01, 'value'],
    ['percent', 1_000.01, 'value'],
    ['percent', 0, 'value'],
    ['percent', undefined, 'value'],
    ['amount', 0, 'value'],
    ['amount', 0.5, 'value'],
    ['amount', -maxMoney - 1, 'value'],
    ['amount', maxMoney + 1, 'value'],
    ['half', 1, 'by'],
    [undefined, 1, 'by'],
  ])('not %s: %d', (kind, value, field) =>
    expect(Object.keys(validate(repricingSchema, { by: kind, value }).errors ?? {})).toEqual([field]),
  )
})
