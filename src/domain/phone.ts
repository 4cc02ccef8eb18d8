/** `+84 912 345 678` and `84912345678` → `0912345678`; other input only loses its separators. */
export function normalizePhone(typed: string): string {
  const digits = typed.replace(/[\s.()-]/g, '')
  return digits.replace(/^(?:\+84|0084|84)(?=\d{9}$)/, '0')
}

/** A whole phone number in any writing as it is stored; anything else as it was typed. */
export function phoneOrText(typed: string): string {
  const phone = normalizePhone(typed)
  return /^0\d{9}$/.test(phone) ? phone : typed
}
