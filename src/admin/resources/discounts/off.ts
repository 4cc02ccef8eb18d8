import { formatMoney, moneyUnit } from '../../../domain/money'
import type { DiscountRow } from '../../../domain/price'
import { formatNumber } from '../../components/formats'

/** What is taken off, as it is typed. */
export interface Off {
  discount: number
  type: DiscountRow['type']
}

/** Up to here a bare number is percent: nobody takes a hundred VND off. */
const mostPercent = 100

/**
 * Reads what is taken off: `10%`, `12,5 %`, `5000`, `5.000 ₫`.
 * @returns `undefined` for anything else
 */
export function readOff(typed: string): Off | undefined {
  const written = new RegExp(`^\\s*([\\d.,]+)\\s*(%|\\p{Sc}|\\u0111|vnd|${moneyUnit()})?\\s*$`, 'iu')
  const [, figures = '', unit = ''] = written.exec(typed) ?? []
  if (!/\d/.test(figures)) return undefined
  const fraction = /^\d{1,3}[.,]\d{1,2}$/.test(figures) ? Number(figures.replace(',', '.')) : undefined
  const whole = Number(figures.replace(/[.,]/g, ''))
  const isPercent = unit === '%' || (unit === '' && (fraction ?? whole) <= mostPercent)
  return isPercent ? { discount: fraction ?? whole, type: 'percent' } : { discount: whole, type: 'money' }
}

/** What is taken off, as it is written: `12,5%`, `5.000 ₫`. */
export const writeOff = ({ discount, type }: Off, locale: string): string =>
  type === 'percent'
    ? `${formatNumber(discount, locale, { maximumFractionDigits: 2 })}%`
    : formatMoney(discount)
