import { describe, expect, it } from 'vitest'
import { cleanLine, cleanLines, cleanRich, composed } from '../../src/domain/cleanText'

describe('a text of one line', () => {
  it.each([
    ['a space that does not break, and its kin', 'Bánh\u00a0mì\u202f\u2003que\u3000nóng', 'Bánh mì que nóng'],
    ['letters and marks apart', 'Bánh mì'.normalize('NFD'), 'Bánh mì'],
    ['line breaks and tabs', 'X\r\nY\tZ\u2028W\u0085V\vU', 'X Y Z W V U'],
    ['runs and ends', '  a   b \u00a0', 'a b'],
    ['what has no width', '\ufeffSP\u200b00\u00ad1\u2060\u200d\u200c', 'SP001'],
    ['marks of direction', '\u202eabc\u202c\u200f\u200e\u2066\u2069\u061c', 'abc'],
    ['control characters', 'a\0b\u0007c\u001bd\u007fe\u009f', 'abcde'],
    ['fillers', '\u3164\u115f\uffa0x\u034f\ufe0f', 'x'],
    ['a form of a digit', 'SP1\ufe0f', 'SP1'],
    ['what was copied without its picture', 'a\ufffc', 'a'],
    ['half of a pair', 'a\ud800b', 'ab'],
    ['blanks around what has no width', 'a \u200b b', 'a b'],
  ])('%s', (_, typed, clean) => {
    expect(cleanLine(typed)).toBe(clean)
    expect(cleanLine(clean)).toBe(clean)
  })

  it.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a profession with a colour of skin', '👩🏽‍🌾'],
    ['a heart and a key', '❤️ 1️⃣'],
    ['a rainbow flag', '🏳️‍🌈'],
    ['a flag of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['Persian', 'می‌خواهم'],
    ['Sinhala', 'ශ්‍රී'],
    ['a form of an ideograph in a name', '葛\u{e0100}城'],
  ])('keeps %s', (_, text) => expect(cleanLine(text)).toBe(text))

  it('takes time by its length, whatever it is made of', () => {
    const long = 1_000_000
    const marks = '\u0301\u0323'.repeat(long / 2)
    const began = performance.now()
    expect(cleanLine(`a${marks}`).length).toBeLessThan(40)
    for (const each of [
      '\u200d',
      '\ufe0f',
      '👨\u200d',
      '\u{e0061}',
      '🏴\u{e0061}',
      ' ',
      'ﷺ',
      '\0',
      'க\u200d',
    ])
      cleanLine(each.repeat(long / each.length))
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})

it('a text of several lines keeps them', () => {
  expect(cleanLines(' Dòng\u00a0một\r\n\r\n  - hai\tba\u200b\u2028bốn\0 ')).toBe(
    'Dòng một\n\n  - hai\tba\nbốn',
  )
})

it('rich text keeps blanks that do not break, and loses control characters', () => {
  expect(cleanRich('<p>10\u00a0kg\0\u001b\n\tmi\u0300</p>')).toBe('<p>10\u00a0kg\n\tmì</p>')
})

it('a letter has no more marks than anybody writes', () => {
  expect(composed(`e\u0302\u0301 x${'\u0301'.repeat(100)}`)).toBe(`ế x${'\u0301'.repeat(30)}`)
})
