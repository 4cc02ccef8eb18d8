const formats = new Map<string, Intl.NumberFormat>()

/** Money as the business writes it: VND by default, Italian separators. `1234567` → `1.234.567 ₫`. */
export function formatMoney(amount: number, currency = 'VND'): string {
  let format = formats.get(currency)
  if (!format) {
    // it-IT does not group four digits by default, and writes VND for ₫.
    format = new Intl.NumberFormat('it-IT', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      useGrouping: 'always',
    })
    formats.set(currency, format)
  }
  return format.format(amount)
}

/** A whole amount from what was typed: `1.234.567 ₫` → `1234567`; `null` when it is not a number. */
export function parseMoney(typed: string): number | null {
  const digits = typed.replace(/[^\d-]/g, '')
  return /^-?\d+$/.test(digits) ? Number.parseInt(digits, 10) : null
}
