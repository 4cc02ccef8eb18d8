import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugText } from '../../src/domain/rules'
import { slugFrom, slugOf } from '../../src/domain/slug'
import { slugPattern } from '../../src/domain/slugPattern'

describe('a slug comes from the title', () => {
  it.each([
    ['Cà phê sữa đá', 'ca-phe-sua-da'],
    ['Đường về Đà Lạt', 'duong-ve-da-lat'],
    ['  Trà & bánh: 5 món mới!  ', 'tra-and-banh-5-mon-moi'],
    ['Hẹn gặp lại…', 'hen-gap-lai'],
    ['Cà phê'.normalize('NFD'), 'ca-phe'],
    ['日本語', ''],
    ['', ''],
  ])('%s → %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })

  it('is cut to 200 characters, and not behind a hyphen', () => {
    expect(slugOf(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199))
  })

  it('is a valid slug, or empty, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const slug = slugOf(title)
        expect(slug === '' || slugPattern.test(slug)).toBe(true)
      }),
    )
  })
})

describe('a slug to begin with', () => {
  it.each([
    ['Cà phê sữa đá', 'ca-phe-sua-da'],
    ['抹茶の淹れ方', '抹茶の淹れ方'],
    ['コーヒー 101：入門！', 'コーヒー-101-入門'],
    ['Trà Nhật: 日々の茶', 'tra-nhat-日々の茶'],
    ['', ''],
  ])('%s → %s', (title, slug) => {
    expect(slugFrom(title)).toBe(slug)
    expect(slug === '' || slugText().isValidSync(slug)).toBe(true)
  })

  it('is cut to 200 characters, and not behind a hyphen', () => {
    expect(slugFrom('茶 '.repeat(120))).toBe(`${'茶-'.repeat(99)}茶`)
    // Letters of two code units.
    expect(slugFrom(`茶${'𠮷'.repeat(120)}`)).toBe(`茶${'𠮷'.repeat(99)}`)
  })

  it('is what its rule accepts, however long the title', () => {
    const word = fc.constantFrom('cà', 'phê', 'Đắk Lắk', '茶', '𠮷野', '50%', 'a'.repeat(199))
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 150 }), (words) => {
        expect(slugText().isValidSync(slugFrom(words.join(' ')))).toBe(true)
      }),
    )
  })
})

describe('a slug is required and well formed', () => {
  it.each(['ca-phe', 'tin-2026', 'コーヒー', '日本-酒'])('takes %s', (slug) => {
    expect(slugText().isValidSync(slug)).toBe(true)
  })

  it.each(['', 'Cà Phê', 'ca--phe', '-ca', 'phe-', 'ca phe', 'a/b', 'x'.repeat(201)])(
    'refuses “%s”',
    (slug) => {
      expect(slugText().isValidSync(slug)).toBe(false)
    },
  )
})
