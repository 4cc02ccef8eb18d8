type Row = Record<string, unknown>

/** Fields that the server maintains: not compared when a form is saved or merged. */
export const serverFields: ReadonlySet<string> = new Set(['id', 'version', 'created_at', 'updated_at'])

/** Unwraps included relations from `{data}`, as names where they have them, like the list in a form. */
export const plain = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('data' in value) || !Array.isArray(value.data))
    return value
  // Custom fields also have a list called `data`, beside other settings.
  if (Object.keys(value).length > 1) return value
  return value.data.map((each: unknown) =>
    typeof each === 'object' && each !== null && 'name' in each ? each.name : each,
  )
}

/** Whether two values are sent the same way; undefined, `null` and an empty text are equal. */
export function sameValue(a: unknown, b: unknown): boolean {
  const [left, right] = [plain(a) ?? '', plain(b) ?? '']
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object') return false
  if (left instanceof Blob || right instanceof Blob) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].every((key) => sameValue((left as Row)[key], (right as Row)[key]))
}
