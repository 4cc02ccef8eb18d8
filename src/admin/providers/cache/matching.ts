import { endpointOf } from '../data/endpoints'
import type { ListMeta } from '../data/meta'

type Row = Record<string, unknown>
type Filter = Record<string, unknown>

/** Whether a row matches a list's filter; `undefined` when only the server knows. */
export function rowMatches(resource: string, filter: Filter, row: Row): boolean | undefined {
  const { filters = {}, parameters = [], derived = {} } = endpointOf(resource)
  let known = true
  for (const [name, wanted] of Object.entries(filter)) {
    if (wanted === undefined || wanted === null || wanted === '') continue
    const follows = derived[name]
    // A text parameter that a row has under the same name can be compared.
    const isTold = name in row && (!parameters.includes(name) || typeof row[name] === 'string')
    if (!follows && (filters[name] || !isTold)) known = false
    else if (
      !(Array.isArray(wanted) ? wanted : [wanted]).map(String).includes(String(follows?.(row) ?? row[name]))
    )
      return false
  }
  return known || undefined
}

/** A row as the counts see it: derived values replace its fields. */
export const countedAs = (resource: string, row: Row): Row => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(endpointOf(resource).derived ?? {}).map(([name, follows]) => [name, follows(row)]),
  ),
})

/** The counts of tabs after a row was created (no `before`), changed or deleted (no `after`). */
export function recounted(counts: ListMeta['counts'], before?: Row, after?: Row): ListMeta['counts'] {
  if (!counts) return counts
  return Object.fromEntries(
    Object.entries(counts).map(([field, values]) => {
      const next = { ...values }
      const shift = (row: Row | undefined, by: number) => {
        if (row?.[field] === undefined) return
        const value = String(row[field])
        next[value] = Math.max(0, (next[value] ?? 0) + by)
      }
      shift(before, -1)
      shift(after, 1)
      return [field, next]
    }),
  )
}
