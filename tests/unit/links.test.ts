import { describe, expect, it } from 'vitest'
import { isSafeLink } from '../../src/domain/links'
import { linkText } from '../../src/domain/rules'

describe('only http:, https:, mailto:, tel: and site-relative links are stored', () => {
  it.each([
    'https://nep.vn/tin-tuc?trang=2#dau',
    'http://localhost:3000',
    'HTTPS://NEP.VN',
    'mailto:lan@nep.vn',
    'tel:+84912345678',
    '/files/a.webp',
    '/',
    '#muc-luc',
    '?trang=2',
  ])('takes %s', (link) => {
    expect(isSafeLink(link)).toBe(true)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://nep.vn/1',
    '//khac.vn/a.js',
    '/\\khac.vn',
    '/a b',
    'nep.vn',
    'https://',
    'http:nep.vn',
    '',
  ])('refuses “%s”', (link) => {
    expect(isSafeLink(link)).toBe(false)
  })

  it('a link field may be empty, is trimmed, and has an end', () => {
    expect(linkText().validateSync(null)).toBe('')
    expect(linkText().validateSync(' /files/a.webp ')).toBe('/files/a.webp')
    expect(linkText().isValidSync(`/${'a'.repeat(2_048)}`)).toBe(false)
  })
})
