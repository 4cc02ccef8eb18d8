import { parseNumber } from './numbers'

const formats = new Map<string, Intl.NumberFormat>()

let unit = 'VND'

export function setMoneyUnit(currency = 'VND'): void {
  unit = /^[A-Z]{3}$/.test(currency) ? currency : 'VND'
}

export const moneyUnit = (): string => unit

function formatIn(currency: string): Intl.NumberFormat {
  const made =
    formats.get(currency) ??
    // it-IT does not group four digits by default; `narrowSymbol` avoids VND for ₫.
    new Intl.NumberFormat('it-IT', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      useGrouping: 'always',
      // Amounts are whole in every currency.
      trailingZeroDisplay: 'stripIfInteger',
    })
  formats.set(currency, made)
  return made
}

/** `1234567` → `1.234.567 ₫`: Italian separators are those of Vietnam. */
export const formatMoney = (amount: number, currency = unit): string =>
  formatIn(currency || unit).format(amount)

export const moneySign = (currency = unit): string =>
  formatIn(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** Spellings of the dong, longest first. */
const dong = /^(?:đồng|dong|vnđ|vnd|₫|đ)|(?:đồng|dong|vnđ|vnd|₫|đ)$/

/** Spoken and typed. */
const multiples: readonly [RegExp, number][] = [
  [/^(?:k|ng|ngan|ngàn|nghin|nghìn)$/, 1e3],
  [/^(?:tr|trieu|triệu)$/, 1e6],
  [/^(?:ty|tỷ|tỉ)$/, 1e9],
]
const half = /^(?:rưỡi|ruoi)$/

/**
 * Parses a typed or pasted amount: `1.234.567 ₫`, `125.000 VNĐ`, `125,000.00`, `125k`, `1tr2`, `1,5 triệu`. A separator
 * before three digits always groups thousands.
 * Returns `undefined` for anything but a whole amount.
 */
export function parseMoney(typed: string): number | undefined {
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2212\u2010-\u2015]/g, '-')
    .trim()
  const [, minus = '', rest = ''] = /^(-?)\s*(.*)$/.exec(withoutUnit(text)) ?? []
  const amount = parseNumber(rest, 'money') ?? inWords(rest)
  // Sums of fractions of a million have rounding errors.
  const whole = amount === undefined ? Number.NaN : Math.round(amount)
  if (rest.startsWith('-') || !Number.isSafeInteger(whole) || Math.abs(whole - Number(amount)) > 1e-3)
    return undefined
  return minus && whole !== 0 ? -whole : whole
}

function withoutUnit(text: string): string {
  if (unit === 'VND') return text.replace(dong, '').trim()
  const word = [moneySign().toLowerCase(), unit.toLowerCase()].find(
    (each) => text.startsWith(each) || text.endsWith(each),
  )
  if (!word) return text
  return (text.endsWith(word) ? text.slice(0, -word.length) : text.slice(word.length)).trim()
}

/** `125k`, `1tr2`, `1 triệu 200 nghìn`, `2 triệu rưỡi`: digits after a multiple are its decimals. */
function inWords(text: string): number | undefined {
  const parts = text.match(/[\d.,]+|\p{L}+/gu) ?? []
  if (parts.length < 2 || parts.join('') !== text.replace(/\s/g, '')) return undefined
  let sum = 0
  let last = Number.POSITIVE_INFINITY
  for (let at = 0; at < parts.length; at += 2) {
    const [figures = '', word = ''] = parts.slice(at, at + 2)
    if (half.test(figures) && at === parts.length - 1) return sum + last / 2
    const number = parseNumber(figures, 'money')
    const by = multiples.find(([names]) => names.test(word))?.[1]
    if (number === undefined) return undefined
    if (word === '' && /^\d{1,3}$/.test(figures)) return sum + Number(`0.${figures}`) * last
    if (by === undefined || by >= last) return undefined
    sum += number * by
    last = by
  }
  return sum
}
