import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Repricing, repriced } from '../../src/domain/posts/repricing'
import { maxMoney } from '../../src/domain/price'

const by = (kind: Repricing['by'], value: number, round = false): Repricing => ({ by: kind, value, round })

describe('a price that is changed with others', () => {
  it('goes up and down by an amount or by percent, half a dong up', () => {
    expect(repriced(100_000, by('amount', 5_000))).toBe(105_000)
    expect(repriced(100_000, by('percent', -12.5))).toBe(87_500)
    expect(repriced(5, by('percent', 10))).toBe(6)
    expect(repriced(5, by('percent', -10))).toBe(5)
  })

  it('is rounded to the nearest thousand when that is wanted', () => {
    expect(repriced(162_499, by('amount', 1, true))).toBe(163_000)
    expect(repriced(162_498, by('amount', 1, true))).toBe(162_000)
  })

  it('is none below 0 or beyond what a price can be', () => {
    expect(repriced(4_000, by('amount', -4_001))).toBeUndefined()
    expect(repriced(4_000, by('amount', -4_000))).toBe(0)
    expect(repriced(maxMoney, by('percent', 1))).toBeUndefined()
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
