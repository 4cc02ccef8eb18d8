import { formatValue } from 'hucre'

/** Quoted texts, escaped characters, and colours or conditions in brackets. */
const literal = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g

/**
 * The text of a number whose format pads it with zeros: 123 in `000000` is the code `000123`, and so is 912345678 in
 * `0000 000 000`. `undefined` for other formats, which only style an amount.
 */
export function shownIn(value: number, format: string | undefined): string | undefined {
  const [positive = ''] = (format ?? '').split(';')
  const [whole = ''] = positive.replace(literal, ' ').split('.')
  const zeros = whole.match(/0/g) ?? []
  if (!format || zeros.length < 2 || /[#?eymdhs%/]/i.test(whole) || !Number.isInteger(value)) return undefined
  return formatValue(value, format).trim()
}
