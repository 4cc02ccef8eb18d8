import { describe, expect, it } from 'vitest'
import { formatDay } from '../../src/admin/components/day'
import { deviceClock, orderIn, timeInFigures } from '../../src/admin/components/figures'
import { exactTime, formatDate } from '../../src/admin/components/formats'
import {
  addDays,
  addMonths,
  isDay,
  isMonth,
  momentIn,
  monthOf,
  parseDay,
  placeInWeek,
  sameDayIn,
  weekdayOf,
  weeksOf,
} from '../../src/domain/days'

describe('a day in the language of the interface', () => {
  it.each([
    ['vi', '22/11/2026'],
    ['en', '22 Nov 2026'],
    ['ja', '2026/11/22'],
  ])('is shown and read in %s as %s', (locale, text) => {
    expect(formatDay('2026-11-22', locale)).toBe(text)
    expect(parseDay(text, locale)).toBe('2026-11-22')
  })

  it.each([
    '22112026',
    '221126',
    '22-11-2026',
    '22.11.2026',
    ' 22 / 11 / 2026 ',
    '22 11 26',
    '22/11/26',
    '2026-11-22',
    '2026/11/22',
    '20261122',
    '22 Nov 2026',
    'November 22, 2026',
    'ngày 22 tháng 11 năm 2026',
    '２２／１１／２０２６',
  ])('is read from “%s”', (text) => {
    expect(parseDay(text, 'vi')).toBe('2026-11-22')
    // Who reads English does not read every day by the American order either.
    expect(parseDay(text, 'en')).toBe('2026-11-22')
  })

  it.each([
    ['2026年11月22日', '2026-11-22'],
    ['26/11/22', '2026-11-22'],
    ['261122', '2026-11-22'],
    ['22/11/2026', '2026-11-22'],
    ['6/11/22', undefined],
    ['22112026', '2026-11-22'],
  ])('is read in Japanese from “%s” as %s', (text, day) => {
    expect(parseDay(text, 'ja')).toBe(day)
  })

  it('has the century that people mean', () => {
    const years = ['27', '68', '69', '84'].map((year) => parseDay(`1/6/${year}`, 'vi')?.slice(0, 4))
    expect(years).toEqual(['2027', '2068', '1969', '1984'])
  })

  it('a moment is written in the same figures', () => {
    const moment = new Date(2026, 10, 22, 9, 5).toISOString()
    expect(exactTime(moment, 'vi')).toBe('22/11/2026 09:05')
    expect(exactTime(moment, 'ja')).toMatch(/^2026\/11\/22 0?9:05$/)
  })

  it('is read without leading zeros', () => {
    expect(parseDay('2/9/1945', 'vi')).toBe('1945-09-02')
  })

  it.each([
    '',
    '22/11',
    '31/02/2026',
    '31026',
    '11/22/2026',
    'mai',
    '2211202',
    '1/2/3',
    '22a11b2026',
    '22 Nov',
    '22/11/2026/5',
    '22/11/226',
    '22 Foo 2026',
    'Nov 2026',
    '22 Nov 22 2026',
  ])('is not read from “%s”', (text) => {
    expect(parseDay(text, 'vi')).toBeUndefined()
  })

  it('has its parts in the order of the language', () => {
    expect(orderIn('vi')).toEqual(['day', 'month', 'year'])
    expect(orderIn('ja')).toEqual(['year', 'month', 'day'])
  })

  it('is nothing where there is none', () => {
    expect(formatDay('', 'vi')).toBe('')
    expect(formatDay('mai', 'vi')).toBe('')
    expect(formatDay('2026-11', 'vi')).toBe('')
    expect(deviceClock('mai')).toBe('')
    expect([
      formatDate('mai', 'vi'),
      formatDate('mai không phải ngày', 'vi'),
      exactTime('mai', 'vi'),
    ]).toEqual(['', '', ''])
  })
})

describe.each(['vi', 'en', 'ja'])('figures in %s are those of Intl', (locale) => {
  const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  /** English names the month: no order of figures is read alike by all. */
  const written = (moment: Date, zone?: 'UTC') => {
    const part = (options: Intl.DateTimeFormatOptions) => intl(moment, { ...options, timeZone: zone })
    if (locale !== 'en') return part(day)
    return `${part({ day: 'numeric' })} ${part({ month: 'short' })} ${part({ year: 'numeric' })}`
  }
  const time = { hour: '2-digit', minute: '2-digit' } as const
  const intl = (moment: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(moment)
  // Every hour of the clock, in every month, on days of one and of two figures.
  const moments = Array.from({ length: 24 * 12 }, (_, index) => {
    const [hour, month] = [index % 24, Math.floor(index / 24)]
    return new Date(2026 - (index % 3), month, 1 + ((index * 7) % 28), hour, (index * 13) % 60)
  })

  it('days', () => {
    for (const moment of moments) expect(formatDate(moment.toISOString(), locale)).toBe(written(moment))
  })

  it('days without a time, wherever one is', () => {
    for (const moment of moments) {
      const iso = moment.toISOString().slice(0, 10)
      expect(formatDate(iso, locale)).toBe(written(new Date(iso), 'UTC'))
    }
  })

  it('times and moments', () => {
    for (const moment of moments) {
      expect(timeInFigures(deviceClock(moment).slice(11), locale)).toBe(intl(moment, time))
      expect(exactTime(moment.toISOString(), locale)).toBe(
        `${written(moment)}${locale === 'en' ? ', ' : ' '}${intl(moment, time)}`,
      )
    }
  })
})

describe('the same day of another month', () => {
  it.each([
    ['2026-11', '2026-10-15', '2026-11-15'],
    ['2026-12', '2026-11-30', '2026-12-30'],
    ['2027-01', '2026-12-31', '2027-01-31'],
    ['2026-11', '2026-10-31', '2026-11-30'],
    ['2027-02', '2027-01-30', '2027-02-28'],
    ['2028-02', '2028-01-30', '2028-02-29'],
  ])('of %s for %s is %s', (month, day, same) => expect(sameDayIn(month, day)).toBe(same))
})

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
