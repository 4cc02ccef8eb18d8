import { businessZone } from '../../domain/businessTime'
import { dateFormat } from './formats'

const figures = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: businessZone,
} as const

/** A moment by the clock of the business, in figures. */
export const formatMoment = (iso: string, locale: string): string =>
  Number.isNaN(Date.parse(iso)) ? '' : dateFormat(locale, figures).format(new Date(iso))
