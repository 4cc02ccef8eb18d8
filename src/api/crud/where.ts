import { type SQL, sql } from 'drizzle-orm'
import type { Condition } from './fields'
import type { AskedQuery, ListQuery } from './query'

/** In the order in which `whereOf` writes them. */
export const conditionsIn = (query: ListQuery) => [...query.required, ...query.groups.flat()]

/** The caller's id, in the includes of lists. */
export const askedBy: SQL = sql`${sql.placeholder('reader')}::int`

export const whereValues = (query: AskedQuery): Record<string, unknown> => ({
  ...Object.fromEntries(conditionsIn(query).map(({ value }, at) => [`v${at}`, value])),
  now: query.now.toISOString(),
})

/** `leaf` writes a condition, or returns null to leave it out. */
export function whereOf(
  query: ListQuery,
  leaf: (condition: Condition, name: string) => SQL | null,
): SQL | null {
  let at = 0
  const write = (condition: Condition) => leaf(condition, `v${at++}`)
  const all = (conditions: Condition[], by: SQL): SQL | null => {
    const parts = conditions.map(write).filter((part) => part !== null)
    return parts.length ? sql`(${sql.join(parts, by)})` : null
  }
  const required = all(query.required, sql` and `)
  const groups = query.groups.map((group) => all(group, sql` and `)).filter((part) => part !== null)
  const searched = groups.length
    ? sql`(${sql.join(groups, query.join === 'and' ? sql` and ` : sql` or `)})`
    : null
  return required && searched ? sql`${required} and ${searched}` : (required ?? searched)
}
