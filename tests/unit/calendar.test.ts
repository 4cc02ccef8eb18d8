import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  isDay,
  isMonth,
  momentIn,
  monthOf,
  parseDay,
  placeInWeek,
  weekdayOf,
  weeksOf,
} from '../../src/domain/days'

describe('the calendar', () => {
  it('goes on over the ends of months and years, forwards and back', () => {
    expect([addDays('2026-12-31', 1), addDays('2027-01-01', -1), addDays('2028-02-28', 1)]).toEqual([
      '2027-01-01',
      '2026-12-31',
      '2028-02-29',
    ])
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-11', 14)]).toEqual([
      '2027-01',
      '2025-12',
      '2028-01',
    ])
    expect(monthOf('2026-11-22')).toBe('2026-11')
  })

  it('has the weeks that a month lies in, whole, from the first day of the week on', () => {
    // The 22nd of November 2026 is a Sunday.
    expect([weekdayOf('2026-11-22'), placeInWeek('2026-11-22', 1), placeInWeek('2026-11-22', 0)]).toEqual([
      0, 6, 0,
    ])
    const fromMonday = weeksOf('2026-11', 1)
    expect(fromMonday.map(([first]) => first)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
    expect(fromMonday.every((week) => week.length === 7)).toBe(true)
    expect(fromMonday.at(-1)?.at(-1)).toBe('2026-12-06')
    expect(weeksOf('2026-02', 0).map(([first]) => first)).toEqual([
      '2026-02-01',
      '2026-02-08',
      '2026-02-15',
      '2026-02-22',
    ])
  })

  it('has no day, month or moment that there is not', () => {
    expect(['2026-02-28', '2026-02-29', '2026-2-1', '0000-01-01', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
    expect(['2026-12', '2026-13', '1999-12', '', null].map(isMonth)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
    expect(momentIn('2026-02-28T10:30:00Z')?.toISOString()).toBe('2026-02-28T10:30:00.000Z')
    for (const none of ['2026-02-30T10:30:00Z', '2026-02-28T24:00:00Z', '2026-02-28T10:99:00Z', 'mai'])
      expect(momentIn(none), none).toBeUndefined()
  })
})

describe('a day that is read', () => {
  it('has the century that people mean, up to the very year', () => {
    const years = ['27', '68', '69', '84'].map((year) => parseDay(`1/6/${year}`, 'vi')?.slice(0, 4))
    expect(years).toEqual(['2027', '2068', '1969', '1984'])
  })

  it('may come in one run, the day first, in Japanese too where it cannot be the year', () => {
    expect(['vi', 'ja'].map((locale) => parseDay('22112026', locale))).toEqual(['2026-11-22', '2026-11-22'])
  })

  it.each(['22/11/2026/5', '22/11/226', '22 Foo 2026', 'Nov 2026', '22 Nov 22 2026'])(
    'is none in “%s”',
    (text) => expect(parseDay(text, 'vi')).toBeUndefined(),
  )
})
