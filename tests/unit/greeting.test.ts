import { describe, expect, it } from 'vitest'
import { greetingOf } from '../../src/domain/greeting'

const hours = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step)

describe('the greeting depends on the hour', () => {
  it.each(hours(5, 11))('%d o’clock is morning', (hour) => expect(greetingOf(hour)).toBe('morning'))
  it.each(hours(12, 17))('%d o’clock is afternoon', (hour) => expect(greetingOf(hour)).toBe('afternoon'))
  it.each([...hours(18, 23), ...hours(0, 4)])('%d o’clock is evening', (hour) =>
    expect(greetingOf(hour)).toBe('evening'),
  )
})
