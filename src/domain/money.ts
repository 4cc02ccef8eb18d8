const formats = new Map<string, Intl.NumberFormat>()

/** The currency of the business: all amounts are in it. */
let unit = 'VND'

/** From now on amounts are shown in this currency; VND where none is named. */
export function setMoneyUnit(currency = 'VND'): void {
  unit = /^[A-Z]{3}$/.test(currency) ? currency : 'VND'
}

/** The currency that amounts are shown in. */
export const moneyUnit = (): string => unit

function formatIn(currency: string): Intl.NumberFormat {
  const made =
    formats.get(currency) ??
    // it-IT does not group four digits by default, and writes VND for ₫.
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

/** Money as the business writes it: in its currency, with Italian separators. `1234567` → `1.234.567 ₫`. */
export const formatMoney = (amount: number, currency = unit): string =>
  formatIn(currency || unit).format(amount)

/** The sign of the currency: `₫`. */
export const moneySign = (currency = unit): string =>
  formatIn(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** A whole amount from what was typed: `1.234.567 ₫` → `1234567`; `null` when it is not a number. */
export function parseMoney(typed: string): number | null {
  const digits = typed.replace(/[^\d-]/g, '')
  return /^-?\d+$/.test(digits) ? Number.parseInt(digits, 10) : null
}
