import { describe, expect, it } from 'vitest'
import { rankOf, termsOf } from '../../src/domain/search'

describe('what is typed into a search', () => {
  it('is folded and parted into words, long ones first, each once', () => {
    expect(termsOf('  Cà  PHÊ sữa-đá cà ')).toMatchObject({
      text: 'ca phe sua-da ca',
      words: ['phe', 'sua', 'ca', 'da'],
    })
    expect(termsOf(' - ').words).toEqual([])
  })

  it.each([
    ['+84 912 345 678', '0912345678'],
    ['84912345678', '0912345678'],
    ['0084.912', '0912'],
    ['+84 (0) 912', '0912'],
    ['0912-345', '0912345'],
    ['5678', '5678'],
  ])('%s is also the phone %s', (typed, phone) => {
    expect(termsOf(typed).phone).toBe(phone)
  })

  it.each(['12', 'V60', '2026 a', 'ca phe', '+'])('%s is no phone', (typed) => {
    expect(termsOf(typed)).not.toHaveProperty('phone')
  })
})

describe('a text fits', () => {
  const rank = (text: string, typed: string) => rankOf(text, termsOf(typed))

  it('best when it begins so, then when its words do, then anywhere', () => {
    expect(rank('Bài viết', 'bai v')).toBe(0)
    expect(rank('Tất cả bài viết', 'bài')).toBe(1)
    expect(rank('Tất cả bài viết', 'viet tat')).toBe(1)
    expect(rank('Người Athens', 'then')).toBe(2)
  })

  it('with every word, and with short ones only where a word begins', () => {
    expect(rank('Tất cả bài viết', 'bai xyz')).toBeUndefined()
    expect(rank('Tất cả bài viết', 'ai')).toBeUndefined()
    expect(rank('Tất cả bài viết', 'ca')).toBe(1)
  })

  it('when nothing is typed', () => {
    expect(rank('Bài viết', '')).toBe(0)
  })
})
