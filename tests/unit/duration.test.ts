import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitDuration } from '../../src/domain/duration'

describe('durations show in hours and minutes', () => {
  it.each([
    [0, { hours: 0, minutes: 0 }],
    [59, { hours: 0, minutes: 59 }],
    [60, { hours: 1, minutes: 0 }],
    [95, { hours: 1, minutes: 35 }],
    [1_500, { hours: 25, minutes: 0 }],
  ])('%d minutes', (minutes, parts) => {
    expect(splitDuration(minutes)).toEqual(parts)
  })

  it('rounds to whole minutes and never goes below zero', () => {
    expect(splitDuration(59.6)).toEqual({ hours: 1, minutes: 0 })
    expect(splitDuration(-5)).toEqual({ hours: 0, minutes: 0 })
  })

  it('loses no minute', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (total) => {
        const { hours, minutes } = splitDuration(total)
        expect(hours * 60 + minutes).toBe(total)
        expect(minutes).toBeLessThan(60)
      }),
    )
  })
})
