import { deviceClock, momentInFigures } from '../../figures'

/** The time of a moment of today, day and time of an earlier one. */
export function clockOf(iso: string, locale: string): string {
  const clock = deviceClock(iso)
  const [day = '', time = ''] = clock.split('T')
  return deviceClock(new Date()).startsWith(day) ? time : momentInFigures(clock, locale)
}
