import { eq } from 'drizzle-orm'
import { ofStyle } from '../../../domain/posts/styles'
import { types } from '../../db/tables/types'
import { invalid } from '../../http/errors'
import type { Aspect } from './aspect'

/** A post keeps the fields of its type's style; those of other styles are left out. */
export const style: Aspect = {
  write: async ({ db }, value, { typeId }) => {
    // Held: a type keeps its style while a post is made by it.
    const [type] = await db
      .select({ style: types.style })
      .from(types)
      .where(eq(types.id, typeId))
      .for('key share')
    if (!type) throw invalid('type_id', 'not_found_reference')
    return ofStyle(type.style, value)
  },
}
