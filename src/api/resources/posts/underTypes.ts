import { sql } from 'drizzle-orm'
import { behind, type Field } from '../../crud/fields'
import { posts as table } from '../../db/tables/posts'

export const underTypes = (field: Field): Field => behind(table.type_id, sql`select id from types`, field)
