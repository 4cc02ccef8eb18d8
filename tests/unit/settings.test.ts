import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faviconFault } from '../../src/domain/favicon'
import { scriptFault } from '../../src/domain/scriptFaults'
import { checkedChange, pageSchema } from '../../src/domain/settingSchema'
import { emailsIn, knownSettings, type SettingKey, settingsOf, typeIdsIn } from '../../src/domain/settings'
import { validate } from '../../src/domain/validation'

describe('markup for the pages of the site', () => {
  it.each([
    '',
    '<script>if (a < b && c > d) alert("</p>")</script>',
    '<!-- Google --><script async src="https://example.vn/a.js?x=1&y=2"></script>',
    '<meta name="a" content="x > y"><link rel="preconnect" href="https://example.vn">',
    '<noscript><img height="1" alt="" src="https://example.vn/p.gif"></noscript>',
    '<style>a > b { color: red }</style>\n<div id="chat"><span>Xin chào</span></div>',
    '<br/><SCRIPT>1</SCRIPT >',
  ])('is fine as %j', (markup) => {
    expect(scriptFault(markup)).toBeUndefined()
  })

  it.each([
    ['<script>let a = 1', 'script_unclosed', { tag: 'script', line: 1 }],
    ['\n<div>\n<p>một</div>', 'script_unclosed', { tag: 'p', line: 3 }],
    ['</div>', 'script_unopened', { tag: 'div', line: 1 }],
    ['<!-- a', 'script_comment', { line: 1 }],
    ['<head><script>1</script></head>', 'script_page_part', { tag: 'head', line: 1 }],
    ['<script>1</script>\nalert(1)', 'script_text', { line: 2 }],
    ['console.log(1)', 'script_text', { line: 1 }],
    // The first tag without an end is told: the rest is not searched for an end once more for each of them.
    ['<a\n<a\n<a', 'script_unclosed', { tag: 'a', line: 1 }],
    ['<p>một\n<a "</p>', 'script_unclosed', { tag: 'a', line: 2 }],
    ['<p>một</p>\n</a ', 'script_unclosed', { tag: 'a', line: 2 }],
    ['<br>\n<!-- a\n b -->\n<br>\nx', 'script_text', { line: 5 }],
  ])('is refused as %j', (markup, key, params) => {
    expect(scriptFault(markup)).toEqual({ key: `validation.${key}`, params })
  })

  it('is looked at in no time, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 500, unit: fc.constantFrom('<', '>', '/', '!', '-', '"', 'a', ' ') }),
        (text) => {
          scriptFault(text)
        },
      ),
    )
    scriptFault('<a '.repeat(20_000))
    scriptFault('<a "'.repeat(15_000))
  })
})

describe('the icon of the site', () => {
  it('is never taken from bytes that are no picture', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => faviconFault(bytes) !== undefined))
    // A directory of pictures that lie beyond the end.
    const lying = new Uint8Array(22)
    lying.set([0, 0, 1, 0, 1, 0, 180, 180])
    lying.set([255, 255, 0, 0, 22, 0, 0, 0], 14)
    expect(faviconFault(lying)).toEqual({ key: 'validation.favicon_type' })
  })

  it('is measured by the bitmap itself, which is half as high as it says', () => {
    const bitmap = (width: number, height: number) => {
      const bytes = new Uint8Array(62)
      const view = new DataView(bytes.buffer)
      // The directory says what it likes.
      bytes.set([0, 0, 1, 0, 1, 0, 180, 180])
      view.setUint32(14, 40, true)
      view.setUint32(18, 22, true)
      view.setUint32(22, 40, true)
      view.setInt32(26, width, true)
      view.setInt32(30, height * 2, true)
      return bytes
    }
    expect(faviconFault(bitmap(180, 180))).toBeUndefined()
    expect(faviconFault(bitmap(32, 32))).toMatchObject({ params: { size: 180, width: 32, height: 32 } })
  })
})

describe('settings', () => {
  it('stand on one page each, and each page has a rule for each of them', () => {
    const keys = Object.keys(knownSettings) as SettingKey[]
    for (const key of keys) {
      const { group } = knownSettings[key]
      expect(settingsOf(group)).toContain(key)
      expect(Object.keys(pageSchema(group).fields)).toContain(key)
    }
  })

  it('are checked one by one, and answer under their own key', () => {
    expect(checkedChange({ key: 'hotline', value: '+84 912 345 678', version: 1 })).toEqual({
      value: { value: '0912345678' },
    })
    expect(checkedChange({ key: 'hotline', value: '123', version: 1 }).errors).toEqual({
      hotline: [{ key: 'validation.phone' }],
    })
    expect(checkedChange({ key: 'gio', value: '', title: 'x', version: 1 }).errors).toMatchObject({
      gio: [{ key: 'validation.required' }],
      gio_title: [{ key: 'validation.min_length', params: { min: 2 } }],
    })
  })

  it('that go with each other are looked at together on their page, and alone where only one is there', () => {
    const told = (values: object) => validate(pageSchema('payment'), values).errors
    expect(told({ bank_bin: '970436', bank_account: '' })).toEqual({
      bank_account: [{ key: 'validation.bank_account_missing' }],
    })
    expect(told({ bank_bin: '', bank_account: '1' })).toEqual({
      bank_bin: [{ key: 'validation.bank_bin_missing' }],
    })
    expect(told({ bank_bin: '', bank_account: '', bank_holder: 'Hà' })).toBeUndefined()
    expect(told({ bank_bin: '970436', bank_account: '00 11-22.33' })).toBeUndefined()
    expect(checkedChange({ key: 'bank_account', value: '00 11-22.33', version: 1 }).value).toEqual({
      value: '00112233',
    })
  })

  it('read lists as people write them', () => {
    expect(emailsIn(' A@nep.vn;b@nep.vn,\n a@NEP.vn ')).toEqual(['a@nep.vn', 'b@nep.vn'])
    expect(typeIdsIn('1,3')).toEqual([1, 3])
    expect(typeIdsIn('')).toEqual([])
    expect(typeIdsIn('1,,x,-2')).toEqual([1])
  })
})
