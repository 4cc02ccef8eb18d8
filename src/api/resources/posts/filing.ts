import { and, eq } from 'drizzle-orm'
import { belongsTo } from '../../crud/include'
import { categories } from '../../db/tables/categories'
import { posts as table } from '../../db/tables/posts'
import { invalid } from '../../http/errors'
import type { Aspect } from './aspect'

export const filing: Aspect = {
  includes: { category: belongsTo(categories, table.category_id, ['id', 'title']) },
  constraints: {
    posts_type_id_slug_key: ['slug', 'slug_taken'],
    posts_type_id_fkey: ['type_id', 'not_found_reference'],
  },
  write: async ({ db }, value, { typeId, before }) => {
    if (before && value.type_id !== undefined && value.type_id !== before.type_id)
      throw invalid('type_id', 'invalid')
    for (const field of ['category_id', 'parent_category_id'] as const) {
      if (!value[field]) continue
      const [found] = await db
        .select({ id: categories.id })
        .from(categories)
        .where(and(eq(categories.id, value[field]), eq(categories.type_id, typeId)))
      if (!found) throw invalid(field, 'not_found_reference')
    }
    return value
  },
}
