import { type SQL, sql } from 'drizzle-orm'
import { askedAt } from './fields'
import { columnsOf } from './include'
import type { ListResource } from './resource'

/** The columns of a row that `pick` names, each as it is sent. */
export function sentColumns(
  { table, byClock = {} }: ListResource,
  pick: (name: string) => boolean,
  now: SQL = askedAt,
): SQL {
  const told = Object.entries(byClock).filter(([name]) => pick(name))
  const kept = columnsOf(table, (name) => pick(name) && !Object.hasOwn(byClock, name))
  return sql.join(
    [kept, ...told.map(([name, value]) => sql`${value(now)} as ${sql.identifier(name)}`)],
    sql`, `,
  )
}

/**
 * The columns and includes of a row, as one JSON object per row.
 * @param now in a statement that is run once: its moment
 */
export const projection = (resource: ListResource, includes: readonly string[], now?: SQL): SQL => {
  const left = new Set<string | undefined>([
    'search_text',
    ...Object.values(resource.sortKeys ?? {}),
    ...(resource.hidden ?? []),
  ])
  if (!includes.includes('body')) for (const name of resource.body ?? []) left.add(name)
  const extra = includes.flatMap((name) => {
    const include = resource.includes?.[name]
    return include ? [sql`, ${include} as ${sql.identifier(name)}`] : []
  })
  return sql`${sentColumns(resource, (name) => !left.has(name), now)}${sql.join(extra)}`
}

/** The names that `include=` accepts. */
export const includesOf = (resource: ListResource): string[] => [
  ...Object.keys(resource.includes ?? {}),
  ...(resource.body ? ['body'] : []),
]
