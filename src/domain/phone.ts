import { cleanLine } from './cleanText'

/** What people put between digits: blanks, dots, brackets, and dashes of any length. */
const separators = /[\s.,()/·\p{Pd}]/gu

/** Longest writing of a number that is read. */
const longest = 100

/** The digits of a number, also of full width, without what stands between them; `+44 (0)20` has no `0` when called from abroad. */
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

/** Ten digits, as the phones of people are stored. */
export const isPersonalPhone = (phone: string): boolean => /^0\d{9}$/.test(phone)

/** A mobile or other number of ten digits; a landline; a number of a company. */
const national = /^(0[1-9]\d{8}|02\d{9}|1[89]00\d{4}(?:\d{2})?)$/

const extension = /\s*(?:#|;?ext[.:=]?|x|máy lẻ|số lẻ|nội bộ)\s*(\d{1,6})$/iu

/**
 * A number that can be dialled, in the form in which it is stored: of Vietnam in its national digits, of elsewhere with `+`
 * and the code of the country, either with `#` and an extension. `undefined` for anything else.
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

/** A whole phone number in any writing as it is stored; anything else as it was typed. */
export const phoneOrText = (typed: string): string => diallable(typed) ?? typed

/** How many digits the code of a country has. */
const countryDigits = (digits: string): number =>
  /^[17]/.test(digits) ? 1 : /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/.test(digits) ? 2 : 3

/** In fours from the end: `9012345678` → `90 1234 5678`. */
const inFours = (digits: string): string => digits.replace(/\B(?=(\d{4})+$)/g, ' ')

/** A stored number as people read it: `0912 345 678`, `028 3822 1234`, `1900 6750`, `+81 90 1234 5678`. */
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

/** Where a link to call a stored number leads. */
export const telOf = (phone: string): string => `tel:${phone.replace('#', ';ext=')}`
