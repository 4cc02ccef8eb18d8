import { dateFormat, exactTime } from '../../formats'

/** The time of a moment of today, day and time of an earlier one. */
export const clockOf = (iso: string, locale: string): string =>
  new Date(iso).toDateString() === new Date().toDateString()
    ? dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(iso))
    : exactTime(iso, locale)
