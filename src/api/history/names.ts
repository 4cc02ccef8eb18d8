import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { groupBy } from 'es-toolkit'
import type { ResourceName } from '../../domain/guards'
import type { HistoryEntry } from '../../domain/history'
import { keySourceOf, targetOf } from '../../domain/references'
import { entityOf } from '../crud/entity'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import { isWrittenName } from './entities'
import { lastTitle } from './titles'

type Wanted = Set<string>

const isId = (value: unknown): boolean => /^[1-9]\d{0,8}$/.test(String(value))

function collect(entity: ResourceName, field: string, value: unknown, into: Wanted): void {
  if (Array.isArray(value)) for (const each of value) collect(entity, field, each, into)
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) collect(entity, name, each, into)
  else {
    const target = targetOf(entity, field)
    if (target && isWrittenName(target) && isId(value)) into.add(`${target} ${value}`)
  }
}

type Named = Pick<HistoryEntry, 'entity' | 'changes'>

function wantedIn({ entity, changes }: Named): Wanted {
  const into: Wanted = new Set()
  // Fields that users name themselves refer to nothing.
  for (const { field, before, after } of changes)
    if (!keySourceOf(entity, field)) for (const value of [before, after]) collect(entity, field, value, into)
  return into
}

function namesSql(entity: string, ids: readonly number[]): SQL | undefined {
  if (!isWrittenName(entity)) return undefined
  const { table, search } = entityOf(entity)
  const column = search && 'title' in search ? getTableColumns(table)[search.title] : undefined
  if (!column) return undefined
  return sql`select ${entity}::text as entity, n.id, coalesce(
    (select nullif(t.${sql.identifier(column.name)}, '') from ${sql.identifier(getTableName(table))} t where t.id = n.id),
    ${lastTitle(sql`${entity}`, sql`n.id`)}) as name from unnest(${sql.param([...ids])}::int[]) n(id)`
}

export async function withNames<T extends Named>(
  db: Database,
  entries: readonly T[],
): Promise<(T & Pick<HistoryEntry, 'names'>)[]> {
  const wanted = entries.map(wantedIn)
  const all = [...new Set(wanted.flatMap((each) => [...each]))].map((key) => key.split(' '))
  const reads = Object.entries(groupBy(all, ([entity = '']) => entity)).flatMap(
    ([entity, keys]) =>
      namesSql(
        entity,
        keys.map(([, id]) => Number(id)),
      ) ?? [],
  )
  const rows = reads.length
    ? await rowsOf<{ entity: ResourceName; id: number; name: string | null }>(
        db,
        sql.join(reads, sql` union all `),
      )
    : []
  return entries.map((entry, at) => {
    const names: HistoryEntry['names'] = {}
    for (const { entity, id, name } of rows)
      if (name && wanted[at]?.has(`${entity} ${id}`)) names[entity] = { ...names[entity], [id]: name }
    return { ...entry, names }
  })
}
