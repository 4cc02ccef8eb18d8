import { describe, expect, it } from 'vitest'
import { formatDay } from '../../src/admin/components/formats/day'
import { deviceClock, orderIn, timeInFigures } from '../../src/admin/components/formats/figures'
import { exactTime, formatDate } from '../../src/admin/components/formats/formats'
import { parseDay, sameDayIn } from '../../src/domain/days'

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
  ])('is read in Japanese from “%s” as %s', (text, day) => {
    expect(parseDay(text, 'ja')).toBe(day)
  })

  it('has the century that people mean', () => {
    expect([parseDay('1/6/27', 'vi'), parseDay('12/3/84', 'vi')]).toEqual(['2027-06-01', '1984-03-12'])
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
