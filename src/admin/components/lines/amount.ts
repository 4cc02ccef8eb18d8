import { isDay, parseDay } from '../../../domain/days'
import { parseMoney } from '../../../domain/money'
import { parseNumber, typedNumber } from '../../../domain/numbers'
import { formatDay } from '../formats/day'
import type { CellValue, LineColumn } from './columns'

/** A number or an amount of money as people type it; `undefined` when it is none. */
export const parseAmount = (typed: string, locale: string, isMoney = false): number | undefined =>
  isMoney ? parseMoney(typed) : parseNumber(typed, locale)

/** What was typed as a value of the column's kind; `undefined` when it is none. */
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

/** A value as it is typed: without signs between thousands, with the fraction of the language, a day in its order. */
export function typedLineCell(value: CellValue, locale: string, kind?: LineColumn<never>['kind']): string {
  if (typeof value === 'number') return typedNumber(value, locale)
  return (kind === 'day' && value && isDay(value) && formatDay(value, locale)) || (value ?? '')
}
