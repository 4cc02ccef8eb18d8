import { sameValue } from '../../../../domain/sameValue'

type Row = Record<string, unknown>

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Identity of a row: its `id`, `key`, or reference to a record, if any. */
function keyOf(row: Row): string | undefined {
  const name = Object.keys(row).find((each) => each === 'id' || each === 'key' || each.endsWith('_id'))
  const key = name === undefined ? undefined : row[name]
  return key === undefined || key === null || key === '' ? undefined : String(key)
}

export function headingOf(value: unknown): string {
  if (!isRow(value)) return String(value ?? '')
  return String(value.title || value.name || '').trim()
}

/** Whether two rows are likely versions of one: an equal text or, unless both have headings, a mostly equal one. */
function isAlike(a: unknown, b: unknown): boolean {
  if (!isRow(a) || !isRow(b)) return false
  const isRenamed = headingOf(a) !== '' && headingOf(b) !== ''
  return Object.entries(a).some(([name, left]) => {
    const right = b[name]
    if (typeof left !== 'string' || typeof right !== 'string' || !left || !right) return false
    return left === right || (!isRenamed && 2 * shared(left, right) > Math.max(left.length, right.length))
  })
}

function shared(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a[start] === b[start]) start += 1
  let end = 0
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return start + end
}

/** Index of each base item in the changed list, by key if all have one, else by equality, heading, or text. */
export function pairs(base: readonly unknown[], side: readonly unknown[]): (number | undefined)[] {
  const found: (number | undefined)[] = base.map(() => undefined)
  const taken = new Set<number>()
  const pair = (fits: (old: unknown, young: unknown) => boolean) => {
    for (const [index, old] of base.entries()) {
      if (found[index] !== undefined) continue
      const free = (at: number) => at < side.length && !taken.has(at) && fits(old, side[at])
      // Prefers the same index if that matches.
      const at = free(index) ? index : side.findIndex((_, place) => free(place))
      if (at < 0) continue
      found[index] = at
      taken.add(at)
    }
  }
  const items = [...base, ...side]
  if (items.every((item) => isRow(item) && keyOf(item) !== undefined)) {
    pair((old, young) => isRow(old) && isRow(young) && keyOf(old) === keyOf(young))
    return found
  }
  pair(sameValue)
  if (!items.every(isRow)) return found
  pair((old, young) => headingOf(old) !== '' && headingOf(old) === headingOf(young))
  pair(isAlike)
  return found
}
