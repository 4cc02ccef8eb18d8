import { guards } from '../../domain/guards'
import { typeSchema } from '../../domain/typeSchema'
import { crud } from '../crud/crud'
import { choice, number, title } from '../crud/fields'
import type { Resource } from '../crud/resource'
import { types as table } from '../db/schema'

/** Post types (spec §3). Whoever may read posts must know their types. */
export const types: Resource = {
  name: 'types',
  table,
  schema: typeSchema,
  guards: guards.types,
  fields: {
    id: number(table.id),
    style: choice(table.style),
    slug: choice(table.slug),
    title: title(table.title, table.search_text),
  },
  sorts: ['sort', 'id', 'title'],
  order: ['sort', 'asc'],
  unlimited: true,
  constraints: { types_slug_unique: ['slug', 'slug_taken'], types_slug_key: ['slug', 'slug_taken'] },
}

export const typeRoutes = crud(types)
