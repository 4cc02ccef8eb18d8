import { describe, expect, it } from 'vitest'
import { businessMoment, businessTime, businessZone } from '../../src/domain/businessTime'

describe('the clock of the business', () => {
  it('is that of its zone, in summer and winter, before and after midnight', () => {
    const zoned = new Intl.DateTimeFormat('sv', {
      timeZone: businessZone,
      dateStyle: 'short',
      timeStyle: 'short',
    })
    for (const iso of [
      '2026-01-01T00:00:00.000Z',
      '2026-07-15T16:59:59.999Z',
      '2026-07-15T17:00:00.000Z',
      '2028-02-28T20:30:00.000Z',
    ]) {
      const { day, time } = businessTime(iso)
      expect(`${day} ${time}`).toBe(zoned.format(new Date(iso)))
    }
  })

  it('gives the moment back that a day and time were read from', () => {
    expect(businessMoment('2026-11-22', '00:00')).toBe('2026-11-21T17:00:00.000Z')
    expect(businessTime('2026-11-21T17:00:00.000Z')).toEqual({ day: '2026-11-22', time: '00:00' })
  })

  it.each([
    ['2026-02-30', '08:00'],
    ['22/11/2026', '08:00'],
    ['2026-11-22', '25:00'],
    ['2026-11-22', ''],
    ['', '08:00'],
  ])('has no moment for “%s” “%s”', (day, time) => {
    expect(businessMoment(day, time)).toBeUndefined()
  })
})
