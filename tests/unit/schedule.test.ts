import { describe, expect, it } from 'vitest'
import { businessDay, businessZone, dayOf, momentOf, timeOf } from '../../src/domain/businessTime'
import { isScheduled, stateOf } from '../../src/domain/post'
import { postSchema } from '../../src/domain/postSchema'
import { validate } from '../../src/domain/validation'

describe('the clock of the business', () => {
  it.each([
    ['2026-11-21T16:59:59.999Z', '2026-11-21', '23:59'],
    ['2026-11-21T17:00:00.000Z', '2026-11-22', '00:00'],
    ['2026-11-22T00:00:00.000Z', '2026-11-22', '07:00'],
    ['2026-12-31T17:00:00.000Z', '2027-01-01', '00:00'],
    ['2024-02-28T17:30:00.000Z', '2024-02-29', '00:30'],
  ])('at %s it is %s, %s', (moment, day, time) => {
    expect(dayOf(moment)).toBe(day)
    expect(timeOf(moment)).toBe(time)
    expect(businessDay(new Date(moment))).toBe(day)
  })

  it.each(['2026-01-15', '2026-03-29', '2026-07-15', '2026-10-25'])(
    'has no summer time: 08:30 of %s is 01:30 in UTC',
    (day) => {
      expect(momentOf(day, '08:30')).toBe(`${day}T01:30:00.000Z`)
    },
  )

  it('is what the zone itself says, in every month of a hundred years', () => {
    const zone = new Intl.DateTimeFormat('sv', {
      timeZone: businessZone,
      dateStyle: 'short',
      timeStyle: 'short',
    })
    for (let month = 0; month < 1200; month++) {
      const moment = new Date(Date.UTC(1976, month, 1, 17, 30))
      const clock = `${dayOf(moment)} ${timeOf(moment)}`
      expect(clock).toBe(zone.format(moment))
      expect(momentOf(dayOf(moment), timeOf(moment))).toBe(moment.toISOString())
    }
  })

  it.each([
    ['2026-11-22', '00:00'],
    ['2026-11-22', '06:59'],
    ['2026-11-22', '07:00'],
    ['2026-12-31', '23:59'],
  ])('gives the day and time back that a moment was made of: %s, %s', (day, time) => {
    const moment = momentOf(day, time)
    expect([dayOf(moment), timeOf(moment)]).toEqual([day, time])
  })
})

describe('a post with a moment', () => {
  const now = new Date('2026-11-21T17:00:00.000Z')

  it('is scheduled until the very moment, and out from it on', () => {
    const post = { status: 'published', publish_at: '2026-11-21T17:00:00.001Z' }
    expect(isScheduled(post, now)).toBe(true)
    expect(stateOf(post, now)).toBe('scheduled')
    expect(stateOf({ ...post, publish_at: now.toISOString() }, now)).toBe('published')
    expect(stateOf({ ...post, publish_at: null }, now)).toBe('published')
  })

  it('is only scheduled if it is published', () => {
    for (const status of ['draft', 'pending', 'hidden'])
      expect(stateOf({ status, publish_at: '2027-01-01T00:00:00.000Z' }, now)).toBe(status)
  })

  const read = (publish_at: unknown) => {
    const post = { type_id: 1, title: 'Bài', slug: 'bai', status: 'draft', publish_at }
    const { value, errors } = validate(postSchema, post)
    return errors ? errors.publish_at?.[0]?.key : value.publish_at
  }

  it.each([
    ['2026-11-22T08:30:00Z', '2026-11-22T08:30:00.000Z'],
    ['2026-11-22T08:30+07:00', '2026-11-22T01:30:00.000Z'],
    ['2026-11-22 01:30:00+00', '2026-11-22T01:30:00.000Z'],
    ['2026-11-22 01:30:00.125+00', '2026-11-22T01:30:00.000Z'],
    ['2026-11-22T01:30:00+00:00', '2026-11-22T01:30:00.000Z'],
    [' 2026-11-22T08:30:00Z ', '2026-11-22T08:30:00.000Z'],
    // From the first moment to the last, both of them too.
    ['2000-01-01T00:00:00Z', '2000-01-01T00:00:00.000Z'],
    ['2100-01-01T00:00:00Z', '2100-01-01T00:00:00.000Z'],
    ['  ', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('keeps %s as %s', (sent, kept) => {
    expect(read(sent)).toBe(kept)
  })

  it.each([
    ['2026-11-22T08:30:00', 'validation.moment'],
    ['2026-11-22', 'validation.moment'],
    ['2026-13-22T08:30:00Z', 'validation.moment'],
    ['mai', 'validation.moment'],
    ['1999-12-31T23:59:59Z', 'validation.moment_range'],
    ['2100-01-01T00:00:01Z', 'validation.moment_range'],
    ['9999-12-31T23:59:59Z', 'validation.moment_range'],
  ])('refuses %s with %s', (sent, key) => {
    expect(read(sent)).toBe(key)
  })

  it('is never stored or accepted as “scheduled”', () => {
    const post = { type_id: 1, title: 'Bài', slug: 'bai', status: 'scheduled' }
    expect(validate(postSchema, post).errors?.status?.[0]?.key).toBe('validation.choice')
  })
})
