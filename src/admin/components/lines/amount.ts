import { isDay, parseDay } from '../../../domain/days'
import { parseMoney } from '../../../domain/money'
import { parseNumber, typedNumber } from '../../../domain/numbers'
import { formatDay } from '../formats/day'
import type { CellValue, LineColumn } from './columns'

/** `undefined` if invalid. */
export const parseAmount = (typed: string, locale: string, isMoney = false): number | undefined =>
  isMoney ? parseMoney(typed) : parseNumber(typed, locale)

/** Parses typed text by the column's kind; `undefined` if invalid. */
export function readLineCell(
  kind: LineColumn<never>['kind'],
  typed: string,
  locale: string,
): CellValue | undefined {
  const text = typed.trim()
  if (text === '') return null
  if (kind === 'day') return parseDay(text, locale)
  return kind === 'text' ? text : parseAmount(text, locale, kind === 'money')
}

/** A value as text to edit: no thousands separators, the language's decimal sign and order of a day. */
export function typedLineCell(value: CellValue, locale: string, kind?: LineColumn<never>['kind']): string {
  if (typeof value === 'number') return typedNumber(value, locale)
  return (kind === 'day' && value && isDay(value) && formatDay(value, locale)) || (value ?? '')
}
