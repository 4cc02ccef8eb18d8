import { describe, expect, it } from 'vitest'
import { dayOrder, formatDay, parseDay } from '../../src/admin/components/day'
import { datePartsOf, exactTime } from '../../src/admin/components/formats'

describe('a day in the language of the interface', () => {
  it.each([
    ['vi', '22/11/2026'],
    ['en', '11/22/2026'],
    ['ja', '2026/11/22'],
  ])('is shown and read in %s as %s', (locale, text) => {
    expect(formatDay('2026-11-22', locale)).toBe(text)
    expect(parseDay(text, locale)).toBe('2026-11-22')
  })

  it.each(['22112026', '22-11-2026', '22.11.2026', ' 22 / 11 / 2026 '])('is read from “%s”', (text) => {
    expect(parseDay(text, 'vi')).toBe('2026-11-22')
  })

  it('a moment is written in the same figures', () => {
    const moment = new Date(2026, 10, 22, 9, 5).toISOString()
    expect(exactTime(moment, 'vi')).toMatch(/^09:05,? 22\/11\/2026$/)
    expect(exactTime(moment, 'ja')).toMatch(/^2026\/11\/22 0?9:05$/)
  })

  it('is read without leading zeros', () => {
    expect(parseDay('2/9/1945', 'vi')).toBe('1945-09-02')
  })

  it.each(['', '22/11', '31/02/2026', '22/11/26', '11/22/2026', 'mai', '2211202'])(
    'is not read from “%s”',
    (text) => {
      expect(parseDay(text, 'vi')).toBeUndefined()
    },
  )

  it('has its parts in the order of the language', () => {
    expect(dayOrder('vi')).toEqual({ order: ['day', 'month', 'year'], separator: '/' })
    expect(dayOrder('ja').order).toEqual(['year', 'month', 'day'])
  })

  it('is nothing where there is none', () => {
    expect(formatDay('', 'vi')).toBe('')
    expect(formatDay('mai', 'vi')).toBe('')
  })
})

it('the parts of a date in words have one capital at most', () => {
  const sunday = new Date(2026, 10, 22)
  expect(datePartsOf(sunday, 'vi')).toMatchObject({
    weekday: 'Chủ nhật',
    day: '22',
    month: 'tháng 11',
    year: '2026',
  })
  expect(datePartsOf(sunday, 'en')).toMatchObject({ weekday: 'Sunday', month: 'November' })
})
