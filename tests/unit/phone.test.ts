import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupPhone, normalizePhone, telOf } from '../../src/domain/phone'
import { dialText, phoneText } from '../../src/domain/rules'

describe('a number that can be dialled', () => {
  it.each([
    ['028 3822 1234', '02838221234', '028 3822 1234'],
    ['+84 28 3822 1234', '02838221234', '028 3822 1234'],
    ['0236.3822.123', '02363822123', '0236 382 2123'],
    ['1900 6750', '19006750', '1900 6750'],
    ['+84 1900 6750', '19006750', '1900 6750'],
    ['1800-1234', '18001234', '1800 1234'],
    ['1900 545436', '1900545436', '1900 545436'],
    ['+81 90 1234 5678', '+819012345678', '+81 90 1234 5678'],
    ['0081 90 1234 5678', '+819012345678', '+81 90 1234 5678'],
    ['+44 (0)20 7946 0958', '+442079460958', '+44 20 7946 0958'],
    ['+855 12 345 678', '+85512345678', '+855 1234 5678'],
    ['+84 (0)912 345 678', '0912345678', '0912 345 678'],
    ['+84 0912 345 678', '0912345678', '0912 345 678'],
    ['84912345678', '0912345678', '0912 345 678'],
    ['0912–345—678', '0912345678', '0912 345 678'],
    ['０９１２　３４５　６７８', '0912345678', '0912 345 678'],
    ['\u202a0912\u00a0345\u200b678\u202c', '0912345678', '0912 345 678'],
    ['(028) 3822.1234 máy lẻ 12', '02838221234#12', '028 3822 1234 #12'],
    ['028 3822 1234 ext. 105', '02838221234#105', '028 3822 1234 #105'],
  ])('%s is stored as %s and shown as %s', (typed, stored, shown) => {
    expect(dialText().validateSync(typed)).toBe(stored)
    expect(dialText().validateSync(stored)).toBe(stored)
    expect(groupPhone(stored)).toBe(shown)
    expect(dialText().validateSync(shown)).toBe(stored)
  })

  it.each([
    '912345678',
    '091234567',
    '09123456789',
    '2000 1234',
    '+84',
    '+0812345678',
    'gọi Lan',
    '0912345678 / 0987654321',
  ])('%s cannot be dialled', (typed) => expect(dialText().isValidSync(typed)).toBe(false))

  it('may be left empty, and a link calls it', () => {
    expect(dialText().validateSync(null)).toBe('')
    expect(telOf('02838221234#12')).toBe('tel:02838221234;ext=12')
  })
})

describe('a phone number has 10 digits', () => {
  it.each([
    '0912345678',
    '+84 912 345 678',
    '+84912345678',
    '84912345678',
    '0084 912345678',
    '0912.345.678',
    '(091) 234-5678',
  ])('%s is stored as 0912345678', (typed) => {
    expect(phoneText().validateSync(typed)).toBe('0912345678')
  })

  it.each(['912345678', '091234567', '09123456789', '+1 912 345 6789', 'gọi Lan', '+84 0912 345 678'])(
    '%s is refused',
    (typed) => {
      expect(phoneText().isValidSync(typed)).toBe(false)
    },
  )

  it('may be left empty', () => {
    expect(phoneText().validateSync('')).toBe('')
    expect(phoneText().validateSync(null)).toBe('')
    expect(phoneText().validateSync(undefined)).toBe('')
  })

  it('normalising twice changes nothing more', () => {
    const number = fc.array(fc.constantFrom(...'0123456789'), { minLength: 9, maxLength: 9 })
    const prefix = fc.constantFrom('0', '+84', '84', '0084', '+84 ')
    fc.assert(
      fc.property(prefix, number, (start, digits) => {
        const once = normalizePhone(start + digits.join(''))
        expect(normalizePhone(once)).toBe(once)
      }),
    )
  })
})
