import { formatMoney, parseMoney } from '../../../domain/money'
import type { DiscountRow } from '../../../domain/price'
import { formatNumber } from '../../components/formats/formats'

export interface Off {
  discount: number
  type: DiscountRow['type']
}

/** A bare number up to this is a percentage: nobody reduces by a hundred VND. */
const mostPercent = 100

/**
 * Parses a reduction: `10%`, `12,5 %`, `5000`, `5.000 ₫`, `5k`.
 * @returns `undefined` for anything else
 */
export function readOff(typed: string): Off | undefined {
  const [, figures, isPercent] = /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(%)?\s*$/.exec(typed) ?? []
  const percent = Number(figures?.replace(',', '.'))
  if (figures && (isPercent || percent <= mostPercent)) return { discount: percent, type: 'percent' }
  const amount = parseMoney(typed)
  return amount === undefined || amount < 0 ? undefined : { discount: amount, type: 'money' }
}

export const writeOff = ({ discount, type }: Off, locale: string): string =>
  type === 'percent'
    ? `${formatNumber(discount, locale, { maximumFractionDigits: 2 })}%`
    : formatMoney(discount)
