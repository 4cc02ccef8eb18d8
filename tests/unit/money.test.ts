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
    ['125.000 VNĐ', 125_000],
    ['125000 vnđ', 125_000],
    ['VND 125,000', 125_000],
    ['125000 dong', 125_000],
    ['125 000 đồng', 125_000],
    ['₫125.000', 125_000],
    ['125.000,00', 125_000],
    ['1,234.00', 1_234],
    ['125k', 125_000],
    ['12,5K đ', 12_500],
    ['1tr2', 1_200_000],
    ['1tr250', 1_250_000],
    ['1,5tr', 1_500_000],
    ['2 triệu', 2_000_000],
    ['2 triệu 500', 2_500_000],
    ['1 triệu 200 nghìn', 1_200_000],
    ['1 triệu rưỡi', 1_500_000],
    ['1tỷ2', 1_200_000_000],
    ['１２５．０００', 125_000],
  ])('reads %s as %d', (typed, amount) => {
    expect(parseMoney(typed)).toBe(amount)
  })

  it.each([
    ...['', '₫', 'miễn phí', '-', '1-2', '--5', '12abc', '1,5', '1.234,5', '5 quả', 'k', 'tr2', '1tr2tr'],
    ...['1 2', '1k1tr', '$5', '1e5', '99999999999999999999', '12.34.56', '0,5'],
  ])('reads nothing in “%s”', (typed) => {
    expect(parseMoney(typed)).toBeUndefined()
  })

  it('reads back whatever it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(parseMoney(formatMoney(amount))).toBe(amount)
      }),
    )
  })
})
