import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { askedAt } from './fields'
import { selectColumns } from './include'
import type { ListResource } from './resource'

export function sentColumns(
  { table, byClock = {} }: ListResource,
  pick: (name: string) => boolean,
  now: SQL = askedAt,
): SQL {
  const isStored = (name: string) => pick(name) && !Object.hasOwn(byClock, name)
  const told = Object.entries(byClock)
    .filter(([name]) => pick(name))
    .map(([name, value]) => sql`${value(now)} as ${sql.identifier(name)}`)
  const hasStored = Object.keys(getTableColumns(table)).some(isStored)
  return sql.join(hasStored ? [selectColumns(table, isStored), ...told] : told, sql`, `)
}

/** @param now the moment, in a statement that is run once */
export const projection = (resource: ListResource, includes: readonly string[], now?: SQL): SQL => {
  const left = new Set<string | undefined>([
    'search_text',
    ...Object.values(resource.sortKeys ?? {}),
    ...(resource.hidden ?? []),
  ])
  // An included record replaces the id column of the same name.
  for (const name of includes) if (resource.includes?.[name]) left.add(name)
  if (!includes.includes('body')) for (const name of resource.body ?? []) left.add(name)
  const along = includes.includes('body') ? (resource.withBody ?? []) : []
  const extra = [...new Set([...includes, ...along])].flatMap((name) => {
    const include = resource.includes?.[name]
    return include ? [sql`, ${include} as ${sql.identifier(name)}`] : []
  })
  return sql`${sentColumns(resource, (name) => !left.has(name), now)}${sql.join(extra)}`
}

export const includesOf = (resource: ListResource): string[] => [
  ...Object.keys(resource.includes ?? {}),
  ...(resource.body ? ['body'] : []),
]
