import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passagesOf } from '../../../src/admin/components/history/compare/passages'
import { plainTextOf } from '../../../src/admin/components/history/compare/plainTextOf'

const wordsOf = (text: string) => text.match(/\S+/g)

describe('the passages in which two texts differ', () => {
  it('are whole words, also with Vietnamese marks, however those are encoded', () => {
    const found = passagesOf('Cà phê Đà Lạt rang mộc', 'Cà phê Buôn Ma Thuột rang mộc'.normalize('NFD'))
    const words = (kind: string) => found.filter((each) => each.kind === kind).map(({ text }) => text.trim())
    expect(words('removed').join(' ')).toBe('Đà Lạt')
    expect(words('added').join(' ')).toBe('Buôn Ma Thuột')
  })

  it('come with a little of what stands around, not with the whole text', () => {
    const long = 'một hai ba bốn năm '.repeat(500)
    const found = passagesOf(`${long}cũ ${long}`, `${long}mới ${long}`)
    expect(found.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same'])
    expect(found[0]?.text.length).toBeLessThan(100)
    expect(found[0]?.text.startsWith('…')).toBe(true)
    expect(found[3]?.text.endsWith('…')).toBe(true)
  })

  it('hold all of both texts when they are short', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 5 }), fc.lorem({ maxCount: 5 }), (before, after) => {
        const found = passagesOf(before, after)
        const side = (other: string) =>
          found
            .filter(({ kind }) => kind !== other)
            .map(({ text }) => text)
            .join('')
        expect(wordsOf(side('added'))).toEqual(wordsOf(before))
        expect(wordsOf(side('removed'))).toEqual(wordsOf(after))
      }),
    )
  })

  it('are one removed and one added text when too many words differ', () => {
    const far = (start: number) =>
      Array.from({ length: 4_000 }, (_, at) => `w${(start + at * 7919) % 100_003}`)
    const found = passagesOf(far(1).join(' '), far(50_000).join(' '))
    expect(found.map(({ kind }) => kind)).toEqual(['removed', 'added'])
  })
})

describe('rich text as text', () => {
  it('has a line for each paragraph, and no markup', () => {
    expect(plainTextOf('<p>Một <strong>hai</strong></p><ul><li>ba</li><li>b&amp;n</li></ul>')).toBe(
      'Một hai\nba\nb&n',
    )
  })
})
