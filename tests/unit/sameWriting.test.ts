import { describe, expect, it } from 'vitest'
import { momentIn } from '../../src/domain/days'
import { discountSchema } from '../../src/domain/discountSchema'
import { orderLineSchema } from '../../src/domain/orderSchema'
import { postSchema } from '../../src/domain/postSchema'
import { roleSchema } from '../../src/domain/roleSchema'
import { userSchema } from '../../src/domain/userSchema'
import { validate } from '../../src/domain/validation'

const post = { type_id: 1, title: 'Cà phê', slug: 'ca-phe' }
const errorsOf = (schema: Parameters<typeof validate>[0], value: object) =>
  validate(schema, value).errors ?? {}

describe('a text that is unique', () => {
  it('is written in one way, however its marks were typed', () => {
    const typed = 'cà-phê'.normalize('NFD')
    const { value } = validate(postSchema, { ...post, slug: typed, code: 'CÀ'.normalize('NFD') })
    expect(value).toMatchObject({ slug: 'cà-phê'.normalize('NFC'), code: 'CÀ'.normalize('NFC') })
    const role = { name: 'Kế toán'.normalize('NFD'), description: 'Sổ', permissions: ['list-orders'] }
    expect(validate(roleSchema, role).value?.name).toBe('Kế toán'.normalize('NFC'))
  })

  it('is refused for its length without being put in order first', () => {
    const marks = `a${'\u0301\u0323'.repeat(500_000)}`
    const start = performance.now()
    expect(errorsOf(postSchema, { ...post, title: marks, slug: marks })).toMatchObject({
      title: [{ key: 'validation.max_length' }],
    })
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})

describe('a required text', () => {
  it.each(['\u200d', '\u3164', '\u202e\u2066', ' \u00ad '])(
    'is missing where nothing can be seen: %j',
    (title) => {
      expect(errorsOf(postSchema, { ...post, title })).toMatchObject({
        title: [{ key: 'validation.required' }],
      })
    },
  )

  it('has joiners and marks among its letters', () => {
    const title = '👩\u200d🌾 می\u200cخواهم'
    expect(validate(postSchema, { ...post, title }).value?.title).toBe(title)
  })
})

describe('a number that is sent as text', () => {
  it('is one as people write it', () => {
    expect(validate(orderLineSchema, { post_id: '7', quantity: ' 2 ', price: '1000' }).value).toMatchObject({
      post_id: 7,
      quantity: 2,
      price: 1000,
    })
  })

  it.each(['0x10', '1e3', '0b1', '+1', 'Infinity', '1_000', '٣'])('is refused as %s', (quantity) => {
    expect(errorsOf(orderLineSchema, { quantity })).toMatchObject({
      quantity: [{ key: 'validation.invalid' }],
    })
  })
})

describe('a moment or day that is not in the calendar', () => {
  it('is refused instead of being moved to the next month', () => {
    for (const text of [
      '2027-02-29T00:00:00Z',
      '2026-04-31',
      '2027-01-01T24:00:00Z',
      '+012027-01-01T00:00:00Z',
    ])
      expect(momentIn(text), text).toBeUndefined()
    expect(momentIn('2028-02-29T23:59:59+07:00')?.toISOString()).toBe('2028-02-29T16:59:59.000Z')
  })

  it('in every field that takes one', () => {
    const discount = { type_id: 1, title: 'Giảm', config: [{ quantity: 1, discount: 5, type: 'percent' }] }
    const from = { start: '2027-02-29T00:00:00Z', end: '2027-03-05T00:00:00Z' }
    expect(errorsOf(discountSchema, { ...discount, ...from })).toMatchObject({
      start: [{ key: 'validation.moment' }],
    })
    expect(
      errorsOf(discountSchema, {
        ...discount,
        start: '2027-01-01T00:00:00Z',
        end: '+010000-01-01T00:00:00Z',
      }),
    ).toMatchObject({ end: [{ key: 'validation.moment' }] })
    expect(errorsOf(postSchema, { ...post, publish_at: '2027-02-30T00:00:00Z' })).toMatchObject({
      publish_at: [{ key: 'validation.moment' }],
    })
    const person = { name: 'An', email: 'an@nep.vn' }
    expect(errorsOf(userSchema, { ...person, birthday: '1999-02-29' })).toMatchObject({
      birthday: [{ key: 'validation.date' }],
    })
  })
})
