import { formatValue } from 'hucre'

/** Quoted texts, escaped characters, and colours or conditions in brackets. */
const literal = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g

/** Text of a zero-padded number: 123 in `000000` is the code `000123`; `undefined` for formats that style an amount. */
export function shownIn(value: number, format: string | undefined): string | undefined {
  const [positive = ''] = (format ?? '').split(';')
  const [whole = ''] = positive.replace(literal, ' ').split('.')
  const zeros = whole.match(/0/g) ?? []
  if (!format || zeros.length < 2 || /[#?eymdhs%/]/i.test(whole) || !Number.isInteger(value)) return undefined
  return formatValue(value, format).trim()
}
