import { cleanLine } from './cleanText'

const separators = /[\s.,()/·\p{Pd}]/gu

/** Longer inputs are not parsed. */
const longest = 100

/** The bare number, also from full-width digits; drops the `0` of `+44 (0)20`, which is not dialled from abroad. */
const bareNumber = (typed: string): string =>
  typed.length > longest
    ? typed
    : cleanLine(typed)
        .normalize('NFKC')
        .replace(/^((?:\+|00)\s*\d{1,3})[\s.-]*\(0\)/, '$1')
        .replace(separators, '')

/** `+84 912 345 678` and `84912345678` → `0912345678`; other input only loses its separators. */
export const normalizePhone = (typed: string): string =>
  bareNumber(typed).replace(/^(?:\+84|0084|84)(?=\d{9}$)/, '0')

export const isPersonalPhone = (phone: string): boolean => /^0\d{9}$/.test(phone)

/** A mobile or other ten-digit number; a landline; a service number such as 1900. */
const national = /^(0[1-9]\d{8}|02\d{9}|1[89]00\d{4}(?:\d{2})?)$/

const extension = /\s*(?:#|;?ext[.:=]?|x|máy lẻ|số lẻ|nội bộ)\s*(\d{1,6})$/iu

/**
 * Parses a number to its stored form: Vietnamese ones in national digits, others with `+` and country code, either with
 * `#` and an extension.
 * Returns `undefined` for anything else.
 */
export function diallable(typed: string): string | undefined {
  const [whole, ext] = (typed.length > longest ? null : extension.exec(typed)) ?? []
  const number = callable(bareNumber(whole ? typed.slice(0, -whole.length) : typed))
  return number && (ext ? `${number}#${ext}` : number)
}

function callable(bare: string): string | undefined {
  const abroad = /^(?:\+|00)([1-9]\d{6,14})$/.exec(bare)?.[1]
  if (abroad && !abroad.startsWith('84')) return `+${abroad}`
  const rest = /^(?:\+|00)?84(\d+)$/.exec(bare)?.[1]?.replace(/^0/, '')
  const own = rest && bare.length > 10 ? (/^1[89]00/.test(rest) ? rest : `0${rest}`) : bare
  return national.test(own) ? own : undefined
}

export const phoneOrText = (typed: string): string => diallable(typed) ?? typed

const countryDigits = (digits: string): number =>
  /^[17]/.test(digits) ? 1 : /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/.test(digits) ? 2 : 3

/** Groups of four from the end: `9012345678` → `90 1234 5678`. */
const inFours = (digits: string): string => digits.replace(/\B(?=(\d{4})+$)/g, ' ')

/** Formats a stored number: `0912 345 678`, `028 3822 1234`, `1900 6750`, `+81 90 1234 5678`. */
export function groupPhone(phone: string): string {
  const [number = '', ext] = phone.split('#')
  const after = ext ? ` #${ext}` : ''
  const code = countryDigits(number.slice(1))
  if (/^\+\d{7,}$/.test(number))
    return `${number.slice(0, code + 1)} ${inFours(number.slice(code + 1))}${after}`
  const grouped = number
    .replace(/^(02[48])(\d{4})(\d{4})$/, '$1 $2 $3')
    .replace(/^(02\d\d)(\d{3})(\d{4})$/, '$1 $2 $3')
    .replace(/^(0\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')
    .replace(/^(1[89]00)(\d+)$/, '$1 $2')
  return `${grouped}${after}`
}

export const telOf = (phone: string): string => `tel:${phone.replace('#', ';ext=')}`
