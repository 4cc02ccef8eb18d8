import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goodOnHand, readTimes, sameCode } from '../../src/domain/goods'
import {
  daysSince,
  isDeletable,
  isEditable,
  isLate,
  isOpen,
  nextOf,
  obstacleTo,
  orderStatuses,
  stepsFrom,
} from '../../src/domain/order'
import {
  demandOf,
  keptLines,
  lineTotal,
  orderedUnits,
  productsOf,
  type Sold,
  sentAgain,
  stockOf,
  totalOf,
} from '../../src/domain/orderLines'
import { maxMoney, priceOf } from '../../src/domain/price'

const at = new Date('2026-11-25T00:00:00.000Z')
const status = fc.constantFrom(...orderStatuses)

describe('the steps of an order', () => {
  it('go one forward, or to canceled from any but delivered', () => {
    expect(Object.fromEntries(orderStatuses.map((from) => [from, stepsFrom(from)]))).toEqual({
      new: ['processing', 'canceled'],
      processing: ['delivery', 'canceled'],
      delivery: ['delivered', 'canceled'],
      delivered: [],
      canceled: [],
    })
    expect(orderStatuses.map(nextOf)).toEqual(['processing', 'delivery', 'delivered', undefined, undefined])
  })

  it('are possible exactly where nothing stands in the way, and the obstacle says what', () => {
    fc.assert(
      fc.property(status, status, (from, to) => {
        expect(obstacleTo(from, to) === undefined).toBe(stepsFrom(from).includes(to))
      }),
    )
    expect(obstacleTo('new', 'new')).toBe('already')
    expect(obstacleTo('canceled', 'canceled')).toBe('already')
    expect(obstacleTo('delivered', 'canceled')).toBe('over')
    expect(obstacleTo('canceled', 'new')).toBe('over')
    expect(obstacleTo('delivery', 'new')).toBe('behind')
    expect(obstacleTo('new', 'delivery')).toBe('skips')
    expect(obstacleTo('processing', 'delivered')).toBe('skips')
  })

  it('never lead back: every walk ends, at delivered or canceled', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1), { minLength: 4, maxLength: 9 }), (choices) => {
        const seen = [orderStatuses[0] as (typeof orderStatuses)[number]]
        for (const choice of choices) {
          const possible = stepsFrom(seen.at(-1) ?? 'new')
          const to = possible[choice % Math.max(1, possible.length)]
          if (to) seen.push(to)
        }
        expect(new Set(seen).size).toBe(seen.length)
        expect(isOpen(seen.at(-1) ?? 'new')).toBe(false)
      }),
    )
  })

  it('close its lines once it is on its way, and keep what was sent from being deleted', () => {
    expect(orderStatuses.filter(isEditable)).toEqual(['new', 'processing'])
    expect(orderStatuses.filter(isDeletable)).toEqual(['new', 'canceled'])
  })

  it('are late after two days, while there is one to come', () => {
    const stepped_at = '2026-11-23T00:00:00.000Z'
    expect(isLate({ status: 'new', stepped_at }, at)).toBe(true)
    expect(isLate({ status: 'new', stepped_at }, new Date(at.getTime() - 1))).toBe(false)
    expect(isLate({ status: 'delivered', stepped_at }, at)).toBe(false)
    expect(daysSince('2026-11-26T00:00:00.000Z', at)).toBe(0)
    expect(daysSince('2026-11-23T00:00:00.001Z', at)).toBe(1)
  })
})

const sold = (id: number, price: number, more: Partial<Sold> = {}): Sold => ({
  id,
  code: `SP${id}`,
  image: '',
  title: `Hạt ${id}`,
  price,
  agency_prices: [],
  discount: null,
  ...more,
})
const bean = sold(1, 100_000, { agency_prices: [{ agency_id: 7, price: 80_000 }] })
const leaf = sold(2, 55_500, {
  discount: {
    status: 'enable',
    start: '2026-11-01T00:00:00+00:00',
    end: '2026-12-01T00:00:00+00:00',
    config: [{ quantity: 5, discount: 10, type: 'percent' }],
  },
})
const products = new Map([bean, leaf].map((each) => [each.id, each]))
const retail = { agencyId: null, at }
const kept = (...args: Parameters<typeof keptLines>) => {
  const { lines, errors } = keptLines(...args)
  if (errors) throw new Error(JSON.stringify(errors))
  return lines
}
const sent = (post_id: number, quantity: number, more: object = {}) => ({
  post_id,
  quantity,
  attribute: '',
  ...more,
})

describe('the lines of an order', () => {
  it('are called and cost what the product does, by the price rule', () => {
    expect(kept([sent(1, 2, { attribute: 'xay' }), sent(2, 5)], [], products, retail)).toEqual([
      {
        id: 1,
        post_id: 1,
        code: 'SP1',
        image: '',
        title: 'Hạt 1',
        attribute: 'xay',
        quantity: 2,
        price: 100_000,
        list_price: 100_000,
        total: 200_000,
      },
      expect.objectContaining({ id: 2, price: 49_950, list_price: 49_950, total: 249_750 }),
    ])
    const [forAgency] = kept([sent(1, 1)], [], products, { agencyId: 7, at })
    expect(forAgency).toMatchObject({ price: 80_000, list_price: 80_000 })
  })

  it('keep a price that was set by hand beside what the rule says', () => {
    const [line] = kept([sent(2, 5, { price: 0 })], [], products, retail)
    expect(line).toMatchObject({ price: 0, list_price: 49_950, total: 0 })
  })

  it('keep it when the line is sent without one, until its quantity or the agency changes', () => {
    const before = kept([sent(1, 2, { price: 70_000 })], [], products, retail)
    const again = (quantity: number, more: object = {}) =>
      kept([{ id: 1, quantity, attribute: '' }], before, products, { ...retail, ...more })[0]
    expect(again(2)).toMatchObject({ price: 70_000, list_price: 100_000, total: 140_000 })
    expect(again(3)).toMatchObject({ price: 100_000, list_price: 100_000, total: 300_000 })
    expect(again(2, { isRepriced: true })).toMatchObject({ price: 100_000, total: 200_000 })
  })

  it('stay as they were whatever becomes of the product', () => {
    const before = kept([sent(1, 2)], [], products, retail)
    const dearer = new Map([[1, sold(1, 999, { title: 'Khác' })]])
    expect(kept([{ id: 1, quantity: 2, attribute: '' }], before, dearer, retail)).toEqual(before)
    expect(kept([{ id: 1, post_id: null, quantity: 2, attribute: '' }], before, new Map(), retail)).toEqual(
      before,
    )
    const [gone] = kept([{ id: 1, quantity: 3, attribute: '' }], before, new Map(), retail)
    expect(gone).toMatchObject({ title: 'Hạt 1', price: 100_000, list_price: 100_000, total: 300_000 })
  })

  it('are priced anew when their quantity or the agency changes', () => {
    const before = kept([sent(2, 1)], [], products, retail)
    expect(before[0]).toMatchObject({ price: 55_500 })
    const [more] = kept([{ id: 1, quantity: 5, attribute: '' }], before, products, retail)
    expect(more).toMatchObject({ price: 49_950, list_price: 49_950 })
    const other = kept([sent(1, 1)], [], products, retail)
    const asked = { agencyId: 7, at, isRepriced: true }
    const [repriced] = kept([{ id: 1, quantity: 1, attribute: '' }], other, products, asked)
    expect(repriced).toMatchObject({ price: 80_000, list_price: 80_000 })
  })

  it('become those of another product that is sent, under their number, and stay with the one that they have', () => {
    const before = kept([sent(1, 2, { price: 70_000 })], [], products, retail)
    expect(kept([sent(1, 2, { id: 1 })], before, new Map(), retail)).toEqual(before)
    const [other] = kept([sent(2, 2, { id: 1 })], before, products, retail)
    expect(other).toMatchObject({ id: 1, post_id: 2, title: 'Hạt 2', price: 55_500, list_price: 55_500 })
  })

  it('that are new have numbers that none has had, and may come to the most that an amount can be', () => {
    const before = kept([sent(1, 1), sent(2, 1)], [], products, retail)
    expect(kept([sent(1, 1), ...before.slice(1)], before, products, retail).map(({ id }) => id)).toEqual([
      3, 2,
    ])
    expect(kept([sent(1, 1, { price: maxMoney })], [], products, retail)).toMatchObject([{ total: maxMoney }])
  })

  it('are sent again with a price that was set by hand, and without one that is the rule’s', () => {
    const lines = kept([sent(1, 2), sent(1, 2, { price: 70_000 })], [], products, retail)
    expect(lines.map((line) => sentAgain(line).price)).toEqual([null, 70_000])
    expect(lines.map((line) => sentAgain(line).id)).toEqual([1, 2])
  })

  it('ask for each product that they name or have named, once', () => {
    const before = kept([sent(1, 1)], [], products, retail)
    const gone = before.map((line) => ({ ...line, post_id: null }))
    expect(
      productsOf([sent(2, 1), sent(1, 1), { quantity: 1, attribute: '' }], [...before, ...gone]),
    ).toEqual([2, 1])
  })

  it('name what is wrong, each at its place', () => {
    const before = kept([sent(1, 1)], [], products, retail)
    const wrong = [
      { quantity: 1, attribute: '' },
      sent(99, 1),
      { id: 5, quantity: 1, attribute: '' },
      sent(1, 1_000_000, { price: maxMoney }),
    ]
    expect(keptLines(wrong, before, products, retail).errors).toEqual({
      'products[0].post_id': [{ key: 'validation.product_required' }],
      'products[1].post_id': [{ key: 'validation.not_found_reference' }],
      'products[2].id': [{ key: 'validation.invalid' }],
      'products[3].quantity': [{ key: 'validation.out_of_range' }],
    })
    const twice = [
      { id: 1, quantity: 1, attribute: '' },
      { id: 1, quantity: 1, attribute: '' },
    ]
    expect(keptLines(twice, before, products, retail).errors).toHaveProperty('products[1].id')
  })

  const quantity = fc.integer({ min: 1, max: 1000 })
  const price = fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: undefined })
  const line = fc.record({ post_id: fc.constantFrom(1, 2), quantity, price, attribute: fc.constant('') })

  it('add up to the total, cost what the rule or the hand says, and have numbers of their own', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (wanted) => {
        const lines = kept(wanted, [], products, retail)
        expect(totalOf(lines)).toBe(lines.reduce((sum, each) => sum + each.total, 0))
        expect(orderedUnits(lines)).toBe(wanted.reduce((sum, each) => sum + each.quantity, 0))
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
        for (const [place, each] of lines.entries()) {
          const product = products.get(each.post_id ?? 0)
          const asked = wanted[place]
          if (!product || !asked) throw new Error('a line without its product')
          const rule = priceOf(product, product.discount, { quantity: each.quantity, at }).price
          expect(each).toMatchObject({ list_price: rule, price: asked.price ?? rule, total: lineTotal(each) })
        }
      }),
    )
  })

  it('sent again as they are, in any order, are the same lines', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.nat(), (wanted, turn) => {
        const lines = kept(wanted, [], products, retail)
        const turned = [...lines.slice(turn % lines.length), ...lines.slice(0, turn % lines.length)]
        expect(kept(turned, lines, products, retail)).toEqual(turned)
      }),
    )
  })

  it('ask for each product once, with all its units', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (wanted) => {
        const demand = demandOf(wanted)
        for (const id of [1, 2])
          expect(demand.get(id) ?? 0).toBe(orderedUnits(wanted.filter(({ post_id }) => post_id === id)))
      }),
    )
    expect(demandOf([{ post_id: null, quantity: 3 }]).size).toBe(0)
  })
})

describe('a quantity typed with a product', () => {
  it.each([
    ['2*SP00001', 2, 'SP00001'],
    ['12 x SP00001', 12, 'SP00001'],
    ['3×trà sen', 3, 'trà sen'],
    ['2X SP1', 2, 'SP1'],
    ['２＊ＳＰ１', 2, 'SP1'],
    ['SP00001 x2', 2, 'SP00001'],
    ['SP00001*10', 10, 'SP00001'],
    ['trà sen x 5', 5, 'trà sen'],
  ])('%s', (typed, quantity, text) => expect(readTimes(typed)).toEqual({ quantity, text }))

  it.each(['SP00001', 'AX2', '2', 'x2', '0*SP1', '2*', '8934567000017', 'hộp 12'])('not %s', (typed) =>
    expect(readTimes(typed)).toBeUndefined(),
  )
})

describe('what is there of a product', () => {
  it('is the sum over all warehouses, nothing where they are empty, and unknown where none is counted', () => {
    const stock = [3, 4].map((on_hand, warehouse_id) => ({ warehouse_id, name: '', on_hand }))
    expect([stock, [], null].map((each) => stockOf({ stock: each }))).toEqual([7, 0, null])
  })

  it('is what is not past its day', () => {
    const lot = (on_hand: number, is_expired: boolean) => ({
      id: 1,
      price: 1,
      expiry: null,
      imported_at: '',
      on_hand,
      is_expired,
    })
    expect(goodOnHand({ lots: [lot(3, false), lot(5, true), lot(4, false)] })).toBe(7)
  })

  it('is found by its code in any case, and by no other', () => {
    expect([sameCode('SP1', ' sp1 '), sameCode('SP1', 'SP2')]).toEqual([true, false])
  })
})
