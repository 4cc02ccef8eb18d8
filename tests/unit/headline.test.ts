import { expect, test } from 'vitest'
import { headline } from '../../src/admin/components/voices/headline'

/** As the database makes it. */
const excerptOf = (text: string) => text.slice(0, 80)
const long = 'Tiệm ơi, gói này xay sẵn cho phin có giữ được hương bao lâu ạ? Nhà mình uống chậm lắm'

test('what somebody wrote is called by its first words, and by whole ones where it is cut', () => {
  expect(headline({ excerpt: 'Còn hàng không ạ?' })).toBe('Còn hàng không ạ?')
  expect(headline({ excerpt: excerptOf(long) })).toBe(
    'Tiệm ơi, gói này xay sẵn cho phin có giữ được hương bao lâu ạ? Nhà mình uống…',
  )
  expect(headline({ excerpt: `2★ ${excerptOf(long)}` })).toMatch(/^2★ Tiệm ơi.* uống…$/)
  const whole = `2★ ${'a '.repeat(39).trim()}`
  expect(headline({ excerpt: whole })).toBe(whole)
  // A single word without end is all that there is to call it by.
  expect(headline({ excerpt: `1★ ${'á'.repeat(80)}` })).toBe(`1★ ${'á'.repeat(80)}…`)
})
