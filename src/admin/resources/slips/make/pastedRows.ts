import { isDay } from '../../../../domain/days'
import type { Good } from '../../../../domain/goods'
import { readLineCell } from '../../../components/lines/amount'
import { cellsOf } from '../../../components/lines/pasted'
import { randomKey } from '../../../providers/http/idempotency'
import { byCode, lineOf, type MakeKind, type Typed, type TypedLine } from './line'

/** Row of a spreadsheet; imports have an expiry date. */
export type PastedRow = [code: string, number: string, price: string, expiry: string]

/** The rows of copied cells, without a heading. */
export async function rowsIn(text: string): Promise<PastedRow[]> {
  const rows = (await cellsOf(text))
    .map(
      ([code = '', number = '', price = '', expiry = '']): PastedRow => [
        code.trim(),
        number.trim(),
        price.trim(),
        expiry.trim(),
      ],
    )
    .filter((row) => row.some(Boolean))
  const [first] = rows
  const isHeading = first?.[1] && !/\d/.test(first.join(''))
  return isHeading ? rows.slice(1) : rows
}

interface Reading {
  kind: MakeKind
  goods: readonly Good[]
  locale: string
}

/** Lines of pasted rows; unreadable values and unknown codes stay in their lines, to be corrected. */
export const pastedLines = (rows: readonly PastedRow[], { kind, goods, locale }: Reading): TypedLine[] =>
  rows.map(([code, number, price, expiry]) => {
    const read = (text: string, as: 'number' | 'money', empty: Typed): Typed => {
      if (!text) return empty
      const value = readLineCell(as, text, locale)
      return typeof value === 'number' && value >= 0 && Number.isSafeInteger(value) ? value : text
    }
    const good = byCode(goods, code)
    const line: TypedLine = good
      ? lineOf(kind, good)
      : { key: randomKey(), post_id: null, code, number: 1, price: null, expiry: null, lot_id: null }
    const day = kind === 'import' && expiry ? readLineCell('day', expiry, locale) : null
    return {
      ...line,
      number: read(number, 'number', 1),
      price: kind === 'transfer' ? null : read(price, 'money', line.price),
      expiry: day === undefined ? expiry : (day as string | null),
    }
  })

export const isUnread = ({ post_id, number, price, expiry }: TypedLine): boolean =>
  post_id === null ||
  typeof number === 'string' ||
  typeof price === 'string' ||
  (expiry !== null && !isDay(expiry))
