/** The local day of a timestamp, in the format of date inputs. */
export function dayOf(moment: unknown): string {
  const date = new Date(typeof moment === 'string' ? moment : Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The first or last moment of a local day in the API's format; `undefined` for an incomplete date. */
export function momentOf(day: string, end: 'from' | 'to'): string | undefined {
  const date = new Date(`${day}T${end === 'from' ? '00:00:00.000' : '23:59:59.999'}`)
  return Number.isNaN(date.getTime()) || date.getFullYear() < 1000 ? undefined : date.toISOString()
}
