import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizePhone } from '../../src/domain/phone'
import { phoneText } from '../../src/domain/rules'

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
