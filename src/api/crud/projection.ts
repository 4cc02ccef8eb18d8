import { type SQL, sql } from 'drizzle-orm'
import { columnsOf } from './include'
import type { ListResource } from './resource'

/** The columns and includes of a row, as one JSON object per row. */
export const projection = (resource: ListResource, includes: readonly string[]): SQL => {
  const left = new Set<string | undefined>([
    'search_text',
    ...Object.values(resource.sortKeys ?? {}),
    ...(resource.hidden ?? []),
  ])
  // A record takes the place of the id that names it, where both have the same name.
  for (const name of includes) if (resource.includes?.[name]) left.add(name)
  if (!includes.includes('body')) for (const name of resource.body ?? []) left.add(name)
  const extra = includes.flatMap((name) => {
    const include = resource.includes?.[name]
    return include ? [sql`, ${include} as ${sql.identifier(name)}`] : []
  })
  return sql`${columnsOf(resource.table, (name) => !left.has(name))}${sql.join(extra)}`
}

/** The names that `include=` accepts. */
export const includesOf = (resource: ListResource): string[] => [
  ...Object.keys(resource.includes ?? {}),
  ...(resource.body ? ['body'] : []),
]
