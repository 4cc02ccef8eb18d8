import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allocate,
  averageCost,
  byExpiry,
  costOf,
  earns,
  isExpired,
  type Lot,
  moneyOf,
  slipReasons,
  slipUnits,
  type Want,
} from '../../src/domain/stock'

const day = '2026-11-21'
const expiry = fc.option(fc.constantFrom('2026-11-20', day, '2026-12-31', '2027-01-31'))
const lotsOf = fc
  .array(
    fc.record({
      price: fc.integer({ min: 0, max: 1_000_000 }),
      expiry,
      imported_at: fc.constantFrom('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'),
      on_hand: fc.integer({ min: 0, max: 20 }),
    }),
    { maxLength: 8 },
  )
  .map((rows): Lot[] => rows.map((row, id) => ({ ...row, id })))
const wantsOf = fc
  .array(
    fc.record({
      number: fc.integer({ min: 1, max: 15 }),
      lot_id: fc.option(fc.integer({ min: 0, max: 9 })),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((rows): Want[] => rows.map((row, line) => ({ ...row, line })))

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

describe('a lot', () => {
  const lot = (id: number, expiry: string | null, imported_at = '2026-01-01'): Lot => ({
    id,
    price: 1,
    expiry,
    imported_at,
    on_hand: 1,
  })

  it('is good on its last day, past it on the next, and for ever without one', () => {
    expect(['2026-11-20', day, '2026-11-22', null].map((expiry) => isExpired({ expiry }, day))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('stands by its day, of one day by when it came, and without a day last', () => {
    const inOrder = [
      lot(9, '2026-11-20', '2026-03-01'),
      lot(8, '2026-12-31', '2026-01-01'),
      lot(3, '2026-12-31', '2026-02-01'),
      lot(7, '2026-12-31', '2026-02-01'),
      lot(1, null, '2025-01-01'),
      lot(2, null, '2025-01-01'),
    ]
    expect([...inOrder].reverse().sort(byExpiry)).toEqual(inOrder)
    expect([...inOrder].sort(byExpiry)).toEqual(inOrder)
  })
})

describe('which lots are taken', () => {
  it('gives every line what it wants or says that there is too little, and takes no unit twice', () => {
    fc.assert(
      fc.property(lotsOf, wantsOf, (lots, wants) => {
        const { takes, short } = allocate(lots, wants, day)
        for (const { line, number } of wants) {
          const taken = sum(takes.filter((take) => take.line === line).map((take) => take.number))
          expect(taken).toBe(short.some((each) => each.line === line) ? 0 : number)
        }
        for (const lot of lots)
          expect(
            sum(takes.filter((take) => take.lot === lot).map(({ number }) => number)),
          ).toBeLessThanOrEqual(lot.on_hand)
        for (const { wanted, on_hand } of short) expect(on_hand).toBeLessThan(wanted)
      }),
    )
  })

  it('leaves a lot to the line that names it, whichever line comes first', () => {
    const lot = (id: number, on_hand: number): Lot => ({
      id,
      price: 1,
      expiry: null,
      imported_at: '',
      on_hand,
    })
    const [soonest, other] = [lot(1, 5), lot(2, 5)]
    const wants = [
      { line: 0, number: 5 },
      { line: 1, number: 5, lot_id: 1 },
    ]
    expect(allocate([soonest, other], wants, day)).toEqual({
      takes: [
        { line: 1, lot: soonest, number: 5 },
        { line: 0, lot: other, number: 5 },
      ],
      short: [],
    })
    const more = wants.map((want) => ({ ...want, number: 6 }))
    expect(allocate([soonest], more, day).short.map(({ line }) => line)).toEqual([0, 1])
  })

  it('takes a lot that is named and no other, and one past its day only then', () => {
    fc.assert(
      fc.property(lotsOf, wantsOf, (lots, wants) => {
        for (const { line, lot } of allocate(lots, wants, day).takes) {
          const named = wants[line]?.lot_id ?? null
          if (named !== null) expect(lot.id).toBe(named)
          else expect(isExpired(lot, day)).toBe(false)
        }
      }),
    )
  })

  it('takes what expires first, and of that what came first', () => {
    fc.assert(
      fc.property(lotsOf, fc.integer({ min: 1, max: 60 }), (lots, number) => {
        const { takes } = allocate(lots, [{ line: 0, number }], day)
        const good = lots.filter((lot) => lot.on_hand > 0 && !isExpired(lot, day)).sort(byExpiry)
        expect(takes.map(({ lot }) => lot)).toEqual(good.slice(0, takes.length))
        for (const { lot, number } of takes.slice(0, -1)) expect(number).toBe(lot.on_hand)
      }),
    )
  })

  it('refuses none that could be met by itself: the good lots together are enough', () => {
    fc.assert(
      fc.property(lotsOf, fc.integer({ min: 1, max: 60 }), (lots, number) => {
        const there = sum(lots.filter((lot) => !isExpired(lot, day)).map(({ on_hand }) => on_hand))
        const { short } = allocate(lots, [{ line: 0, number }], day)
        expect(short).toEqual(there < number ? [{ line: 0, wanted: number, on_hand: there }] : [])
      }),
    )
  })
})

describe('what stock costs', () => {
  it('is the cost of each unit that was taken', () => {
    const lot = { id: 1, expiry: null, imported_at: '', on_hand: 9 }
    expect(
      costOf([
        { lot: { ...lot, price: 50_001 }, number: 3 },
        { lot: { ...lot, price: 7 }, number: 2 },
      ]),
    ).toBe(150_017)
  })

  it('is earned or lost by what is sold or given away, not by what is moved or counted', () => {
    expect(slipReasons.filter(earns)).toEqual(['purchase', 'sale', 'other'])
  })

  it('is that of every unit of every line', () => {
    const lines = [
      { number: 3, price: 1_000 },
      { number: 2, price: 50 },
    ]
    expect([moneyOf(lines), slipUnits(lines)]).toEqual([3_100, 5])
  })

  it('is in whole VND on average, and unknown of nothing', () => {
    expect(averageCost(15, 760_000)).toBe(50_667)
    expect(averageCost(0, 0)).toBeNull()
  })
})
