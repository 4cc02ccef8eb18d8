/** One separator groups the thousands, the other one may start a fraction. */
const grouped = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const spaced = /^(-?\d{1,3})((?:[\s']\d{3})+)(?=$|[.,])/
const plain = /^-?\d+(?:[.,]\d+)?$/

const thousands = (locale: string): '.' | ',' => (locale === 'vi' ? '.' : ',')

/**
 * Parses a typed or pasted number: `1.234,5`, `1,234.5`, `1 234`, `1234.50`. A single separator before three digits
 * groups thousands if it is the language's, and always for `money`.
 * Returns `undefined` for anything else.
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

/** The number as a user would type it: no thousands separators, the language's decimal sign. */
export const typedNumber = (value: number, locale: string): string =>
  String(value).replace('.', thousands(locale) === '.' ? ',' : '.')
