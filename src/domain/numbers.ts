/** Digits in threes, parted by the same sign throughout, perhaps with a fraction after the other sign. */
const grouped = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const spaced = /^(-?\d{1,3})((?:[\s']\d{3})+)(?=$|[.,])/
const plain = /^-?\d+(?:[.,]\d+)?$/

/** Which sign parts thousands in a language; in amounts of money either does. */
const thousands = (locale: string): '.' | ',' => (locale === 'vi' ? '.' : ',')

/**
 * A number as people type it and spreadsheets copy it: `1.234,5`, `1,234.5`, `1 234`, `1234.50`. One sign before three
 * digits parts thousands where the language writes them so, and always in `money`. `undefined`: not a number.
 */
export function parseNumber(typed: string, locale: string): number | undefined {
  const text = typed
    .normalize('NFKC')
    .trim()
    .replace(/^[\u2212\u2010-\u2015]/, '-')
    .replace(spaced, (_all, first: string, rest: string) => first + rest.replace(/[\s']/g, ''))
  const signs = text.match(/[.,]/g) ?? []
  const [only] = signs
  const isParted = locale === 'money' || signs.length > 1 || only === thousands(locale)
  if (grouped.test(text) && isParted) {
    const fraction = new Set(signs).size === 2 ? text.charAt(text.search(/[.,]\d+$/)) : ''
    return finite(Number(text.replace(/[.,]/g, (sign) => (sign === fraction ? '.' : ''))))
  }
  return plain.test(text) ? finite(Number(text.replace(',', '.'))) : undefined
}

const finite = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined)

/** A number as it is typed: without signs between thousands, with the fraction of the language. */
export const typedNumber = (value: number, locale: string): string =>
  String(value).replace('.', thousands(locale) === '.' ? ',' : '.')
