import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { formatMoney, moneySign, moneyUnit, parseMoney, setMoneyUnit } from '../../src/domain/money'
import { parseNumber, typedNumber } from '../../src/domain/numbers'

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
    expect(plain(formatMoney(1_000, ''))).toBe('1.000 ₫')
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
    ['2 triệu 7', 2_700_000],
    ['1,001 triệu', 1_001_000_000],
    ['4,35tr', 4_350_000],
    ['4tr35', 4_350_000],
    ['-1tr2', -1_200_000],
    // A fraction that floating point does not have.
    ['4,1 triệu', 4_100_000],
  ])('reads %s as %d', (typed, amount) => {
    expect(parseMoney(typed)).toBe(amount)
  })

  it.each([
    ...['', '₫', 'miễn phí', '-', '1-2', '--5', '12abc', '1,5', '1.234,5', '5 quả', 'k', 'tr2', '1tr2tr'],
    ...[
      '1,4',
      '1tr?2',
      '1tr2000',
      '2 rưỡi triệu',
      '2 triệu rưỡi 3',
      'rưỡi',
      'rưỡi 2 triệu',
      '1.2.3tr',
      '1,01',
    ],
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

describe('money in another currency', () => {
  afterEach(() => setMoneyUnit())

  it('is shown and read with its sign or its name, and no longer with those of the dong', () => {
    setMoneyUnit('USD')
    expect([moneyUnit(), moneySign(), plain(formatMoney(1_250))]).toEqual(['USD', '$', '1.250 $'])
    for (const typed of ['$1,250', '1.250 $', 'usd 1250', '1250 USD', '1250'])
      expect(parseMoney(typed), typed).toBe(1_250)
    for (const typed of ['1250 đ', '1250 vnd', '€1250']) expect(parseMoney(typed), typed).toBeUndefined()
  })

  it.each(['usd', 'DONG', ''])('that is called “%s” is none: it stays the dong', (unit) => {
    setMoneyUnit(unit)
    expect([moneyUnit(), moneySign()]).toEqual(['VND', '₫'])
  })

  it('that is nothing has no sign', () => expect(Object.is(parseMoney('-0'), 0)).toBe(true))
})

describe('a number', () => {
  it.each([
    ['1.234', 1_234, 1.234],
    ['1,234', 1.234, 1_234],
    ['1.234,5', 1_234.5, 1_234.5],
    ['1,234.5', 1_234.5, 1_234.5],
    ['1.234.567', 1_234_567, 1_234_567],
    ['1 234', 1_234, 1_234],
    ["1'234.5", 1_234.5, 1_234.5],
    [' １２，５ ', 12.5, 12.5],
    ['12.5', 12.5, 12.5],
    ['−3', -3, -3],
    ['1234', 1_234, 1_234],
  ])('“%s” is %d in Vietnamese and %d in English', (typed, vi, en) => {
    expect([parseNumber(typed, 'vi'), parseNumber(typed, 'en')]).toEqual([vi, en])
  })

  it.each(['', 'a', '1.2.3', '1,2,3', '1.', '.5', '9'.repeat(400), `${'9'.repeat(400)}`])(
    'is not “%s”',
    (typed) => expect(parseNumber(typed, 'vi')).toBeUndefined(),
  )

  it('is typed with the fraction of the language, and read as it was', () => {
    expect(['vi', 'en', 'ja'].map((locale) => typedNumber(1_234.5, locale))).toEqual([
      '1234,5',
      '1234.5',
      '1234.5',
    ])
  })
})
