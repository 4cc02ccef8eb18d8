import { typedNumber } from '../../../domain/numbers'
import type { ValueKind } from '../fields/kinds'
import { parseAmount } from '../lines/amount'

const isNumeric = (kind: ValueKind) => kind === 'number' || kind === 'money'

/** A value as text to edit: numbers without thousands separators. */
export const typedValueOf = (value: unknown, locale: string): string =>
  typeof value === 'number' ? typedNumber(value, locale) : String(value ?? '')

/** Parses typed text by the column's kind; `undefined` if invalid. */
export function readTyped(kind: ValueKind, text: string, locale: string): string | number | null | undefined {
  if (!isNumeric(kind)) return text.trim()
  return text.trim() === '' ? null : parseAmount(text.trim(), locale, kind === 'money')
}
