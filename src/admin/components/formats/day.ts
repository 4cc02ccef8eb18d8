import { isDay } from '../../../domain/days'
import { dayInFigures } from './figures'

/** `2026-11-22` → `22/11/2026`, by language; empty for an invalid day. */
export const formatDay = (day: string, locale: string): string =>
  isDay(day) ? dayInFigures(day, locale) : ''
