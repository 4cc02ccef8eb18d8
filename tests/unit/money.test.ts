import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, parseMoney } from '../../src/domain/money'

/** `Intl` puts a no-break space before the sign. */
const plain = (text: string) => text.replace(/\u00a0/g, ' ')

describe('money: VND by default, Italian-style number formatting, whole amounts', () => {
  it.each([
    [0, '0 ₫'],
    [999, '999 ₫'],
    [1_000, '1.000 ₫'],
    [45_000, '45.000 ₫'],
    [1_234_567, '1.234.567 ₫'],
    [-250_000, '-250.000 ₫'],
  ])('writes %d as %s', (amount, written) => {
    expect(plain(formatMoney(amount))).toBe(written)
  })

  it('writes another currency when told to', () => {
    expect(plain(formatMoney(1_234.5, 'EUR'))).toBe('1.234,50 €')
  })

  it.each([
    ['1.234.567 ₫', 1_234_567],
    ['45000', 45_000],
    ['45.000đ', 45_000],
    ['-1.000', -1_000],
    [' 7 ', 7],
  ])('reads %s as %d', (typed, amount) => {
    expect(parseMoney(typed)).toBe(amount)
  })

  it.each(['', '₫', 'miễn phí', '-', '1-2', '--5'])('reads nothing in “%s”', (typed) => {
    expect(parseMoney(typed)).toBeNull()
  })

  it('reads back whatever it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(parseMoney(formatMoney(amount))).toBe(amount)
      }),
    )
  })
})
