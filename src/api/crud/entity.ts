import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { guards, type ResourceName } from '../../domain/guards'
import type { Schema } from '../http/schema'
import type { NotSearched, SearchPlan } from '../search/plan'
import { type Field, numberField } from './fields'
import type { EntityTable, ListResource, Resource, TableWithId } from './resource'

type Named = { _: { name: ResourceName } }

type ColumnOf<T extends PgTable> = keyof T['_']['columns'] & string

/** Column names are typed by the table, so that a typo does not compile. */
interface Columns<T extends PgTable> {
  sorts: readonly ColumnOf<T>[]
  sortAliases?: Record<string, ColumnOf<T>>
  sortKeys?: { [Text in ColumnOf<T>]?: `${Text}_key` & ColumnOf<T> }
  order?: readonly [ColumnOf<T>, 'asc' | 'desc']
  hidden?: readonly ColumnOf<T>[]
  body?: readonly ColumnOf<T>[]
  choices?: readonly ColumnOf<T>[]
  shapes?: { [Name in ColumnOf<T>]?: Schema }
  optional?: readonly ColumnOf<T>[]
  search?: SearchPlan<ColumnOf<T>> | NotSearched
}

/** A list either is short and counted each time, or has totals by dimension that the database maintains. */
type Totals<Dimension extends string> =
  | { unlimited: true; counted?: undefined; countedAlone?: undefined; facets?: undefined }
  | {
      unlimited?: undefined
      counted: readonly Dimension[]
      countedAlone?: readonly Dimension[]
      facets?: readonly Dimension[]
    }

type ListPlan<T extends PgTable, F extends Record<string, Field>> = Columns<T> &
  Totals<ColumnOf<T> & keyof F> &
  Pick<
    ListResource,
    'params' | 'includes' | 'made' | 'withBody' | 'byClock' | 'summary' | 'sums' | 'apart'
  > & {
    fields: F
    guards?: ListResource['guards']
  }

type Plan<T extends PgTable, F extends Record<string, Field>> = ListPlan<T, F> &
  Omit<Resource, keyof ListResource>

export function readOnlyList<T extends TableWithId & Named, F extends Record<string, Field>>(
  table: T,
  plan: ListPlan<T, F>,
): ListResource {
  return described(table, plan)
}

const declared = new Map<ResourceName, Resource>()

/** Complete once the routes are loaded, since they import the modules that declare entities. */
export function entityOf(name: ResourceName): Resource {
  const found = declared.get(name)
  if (!found) throw new Error(`No entity is declared for "${name}"`)
  return found
}

export function entity<T extends EntityTable & Named, F extends Record<string, Field>>(
  table: T,
  plan: Plan<T, F>,
): Resource {
  const made = { ...plan, ...described(table, plan), table }
  declared.set(made.name, made)
  return made
}

function described<T extends TableWithId & Named>(table: T, plan: ListPlan<T, Record<string, Field>>) {
  const name: ResourceName = getTableName(table)
  return {
    guards: guards[name],
    order: ['id', 'desc'] as const,
    ...plan,
    name,
    table,
    fields: { id: numberField(table.id), ...plan.fields },
  }
}
