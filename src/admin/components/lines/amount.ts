import { isDay } from '../../../domain/days'
import { moneyUnit } from '../../../domain/money'
import { formatDay, parseDay } from '../day'
import type { CellValue, LineColumn } from './columns'

/** Digits in threes, parted by the same sign throughout, perhaps with a fraction after the other sign. */
const grouped = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const plain = /^-?\d+(?:[.,]\d+)?$/

/** Which sign parts thousands in a language. */
const thousands = (locale: string): '.' | ',' => (locale === 'vi' ? '.' : ',')

/**
 * A number as people type and spreadsheets copy it: `1.234,5`, `1,234.5`, `1234.50`. One sign before three digits means
 * thousands where the language writes them so, and always for money, which has no fractions. `undefined`: not a number.
 */
export function parseAmount(typed: string, locale: string, isMoney = false): number | undefined {
  const unit = new RegExp(`[\\s\\u00a0\\u202f\\u0111]|\\p{Sc}|VND|${moneyUnit()}`, 'giu')
  const text = typed.replace(unit, '').replace(/^\u2212/, '-')
  const signs = new Set(text.match(/[.,]/g))
  const [only] = signs
  if (grouped.test(text) && (isMoney || signs.size === 2 || only === thousands(locale) || isRepeated(text))) {
    const fraction = signs.size === 2 ? text.charAt(text.search(/[.,]\d+$/)) : ''
    return whole(Number(text.replace(/[.,]/g, (sign) => (sign === fraction ? '.' : ''))), isMoney)
  }
  return plain.test(text) ? whole(Number(text.replace(',', '.')), isMoney) : undefined
}

const isRepeated = (text: string) => (text.match(/[.,]/g) ?? []).length > 1

const whole = (value: number, isMoney: boolean): number | undefined =>
  !Number.isFinite(value) || (isMoney && !Number.isInteger(value)) ? undefined : value

/** What was typed as a value of the column's kind; `undefined` when it is none. */
export function readCell(
  kind: LineColumn<never>['kind'],
  typed: string,
  locale: string,
): CellValue | undefined {
  const text = typed.trim()
  if (text === '') return null
  if (kind === 'day') return parseDay(text, locale) ?? (isDay(text) ? text : undefined)
  return kind === 'text' ? text : parseAmount(text, locale, kind === 'money')
}

/** A value as it is typed: without signs between thousands, with the fraction of the language, a day in its order. */
export function typedOf(value: CellValue, locale: string, kind?: LineColumn<never>['kind']): string {
  if (typeof value === 'number') return String(value).replace('.', thousands(locale) === '.' ? ',' : '.')
  return (kind === 'day' && value && isDay(value) && formatDay(value, locale)) || (value ?? '')
}
