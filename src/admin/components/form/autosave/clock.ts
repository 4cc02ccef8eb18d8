import { deviceClock, momentInFigures, timeOfToday } from '../../formats/figures'

/** The time of a moment of today, day and time of an earlier one. */
export function clockOf(iso: string, locale: string): string {
  const clock = deviceClock(iso)
  return timeOfToday(clock) ?? momentInFigures(clock, locale)
}
