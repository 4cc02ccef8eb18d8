import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortKey } from '../../src/domain/collation'
import { fold } from '../../src/domain/fold'

const bytes = (text: string) => Buffer.from(sortKey(text))
const sorted = (words: readonly string[]) => [...words].sort((a, b) => Buffer.compare(bytes(a), bytes(b)))

describe('Vietnamese order under the byte order of the database', () => {
  it.each([
    [
      'letters: a ă â, d đ, e ê, o ô ơ, u ư',
      ['a', 'ă', 'â', 'b', 'd', 'đ', 'e', 'ê', 'g', 'o', 'ô', 'ơ', 'p', 'u', 'ư', 'v'],
    ],
    ['tones: level, grave, hook, tilde, acute, dot', ['ma', 'mà', 'mả', 'mã', 'má', 'mạ']],
    ['letters weigh more than tones', ['cá', 'can', 'cạn', 'căn', 'cằn', 'cân']],
    ['words as a reader expects them', ['An Giang', 'Ấm trà', 'Bạc xỉu', 'Dừa', 'Đà Lạt', 'Trà', 'Ươm']],
    ['a shorter word comes first', ['cà', 'cà phê', 'cà phê đá']],
  ])('%s', (_what, words) => {
    expect(sorted([...words].reverse())).toEqual(words)
  })

  it('does not tell composed from decomposed letters, nor capitals from small ones', () => {
    expect(sortKey('Cà Phê'.normalize('NFD'))).toBe(sortKey('cà phê'))
  })

  it('never throws and stays within its column', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(sortKey(text).length).toBeLessThanOrEqual(255)
      }),
    )
  })
})

describe('search forgets case and accents', () => {
  it.each([
    ['Cà Phê Sữa Đá', 'ca phe sua da'],
    ['ĐƯỜNG', 'duong'],
    ['Trà', 'tra'],
    ['日本', '日本'],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
    expect(fold(text.normalize('NFD'))).toBe(folded)
  })
})
