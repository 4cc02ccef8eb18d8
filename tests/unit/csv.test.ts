import { describe, expect, it } from 'vitest'
import { asWritten, csvLine, harmless } from '../../src/domain/csv'

const lineOf = (...cells: (string | number)[]) => csvLine(cells).replace(/\r\n$/, '')

describe('a line of CSV', () => {
  it('has every cell quoted, and no formula', () => {
    expect(lineOf('=HYPERLINK("http://x")', -5)).toBe(`"'=HYPERLINK(""http://x"")","-5"`)
    expect(lineOf('  +1', 0)).toBe(`"'  +1","0"`)
    expect(lineOf('＝SUM(A1)')).toBe(`"'＝SUM(A1)"`)
    expect(lineOf('Cà phê, "đậm"\nđà')).toBe('"Cà phê, ""đậm""\nđà"')
  })

  it('has no formula either where a spreadsheet may begin another cell or row', () => {
    expect(lineOf('a;=HYPERLINK("http://x")')).toBe(`"a;'=HYPERLINK(""http://x"")"`)
    expect(lineOf('a\t@SUM(A1)')).toBe(`"a\t'@SUM(A1)"`)
    expect(lineOf('a\n +1')).toBe(`"a\n' +1"`)
    expect(lineOf('\r-1')).toBe(`"'\r'-1"`)
    expect(lineOf('a - b; c = d')).toBe('"a - b; c = d"')
    expect(lineOf('a;;=1')).toBe(`"a;;'=1"`)
  })

  it.each([...'=+-@＝＋－＠'])(
    'has no formula that begins with %s, and is read as it was written',
    (sign) => {
      for (const [text, safe] of [
        [`${sign}1`, `'${sign}1`],
        [`\u3000 ${sign}1`, `'\u3000 ${sign}1`],
        [`a\t${sign}1`, `a\t'${sign}1`],
      ] as const) {
        expect(harmless(text)).toBe(safe)
        expect(asWritten(safe)).toBe(text)
      }
    },
  )

  it.each(['\t', '\r', '\n'])('begins no other cell with %j, and is read as it was written', (blank) => {
    expect(harmless(`${blank}1`)).toBe(`'${blank}1`)
    expect(asWritten(`'${blank}1`)).toBe(`${blank}1`)
  })
})
