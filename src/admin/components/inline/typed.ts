import { typedNumber } from '../../../domain/numbers'
import type { ValueKind } from '../fields/kinds'
import { parseAmount } from '../lines/amount'

const isNumeric = (kind: ValueKind) => kind === 'number' || kind === 'money'

/** A value as it is typed: numbers without signs between thousands. */
export const typedValueOf = (value: unknown, locale: string): string =>
  typeof value === 'number' ? typedNumber(value, locale) : String(value ?? '')

/** What was typed as a value of the column's kind; `undefined` when it is none. */
export function readTyped(kind: ValueKind, text: string, locale: string): string | number | null | undefined {
  if (!isNumeric(kind)) return text.trim()
  return text.trim() === '' ? null : parseAmount(text.trim(), locale, kind === 'money')
}
