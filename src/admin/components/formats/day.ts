import { isDay } from '../../../domain/days'
import { dayInFigures } from './figures'

/** `2026-11-22` → `22/11/2026`, in the format of the language; empty when it is not a day. */
export const formatDay = (day: string, locale: string): string =>
  isDay(day) ? dayInFigures(day, locale) : ''
