import { formatValue } from 'hucre'

/** Texts in quotes and single signs after a backslash stand for themselves; colours and conditions are in brackets. */
const literal = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g

/**
 * What a cell shows for a number whose format fills it up with zeros: 123 in `000000` is a code, `000123`, and so is
 * 912345678 in `0000 000 000`. `undefined` for other formats: those only dress up an amount.
 */
export function shownIn(value: number, format: string | undefined): string | undefined {
  const [positive = ''] = (format ?? '').split(';')
  const [whole = ''] = positive.replace(literal, ' ').split('.')
  const zeros = whole.match(/0/g) ?? []
  if (!format || zeros.length < 2 || /[#?eymdhs%/]/i.test(whole) || !Number.isInteger(value)) return undefined
  return formatValue(value, format).trim()
}
