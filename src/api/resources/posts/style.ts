import { eq } from 'drizzle-orm'
import { ofStyle } from '../../../domain/posts/styles'
import { types } from '../../db/tables/types'
import { invalid } from '../../http/errors'
import type { Aspect } from './aspect'

/** Drops the fields of other styles. */
export const style: Aspect = {
  write: async ({ db }, value, { typeId }) => {
    // The lock keeps the type's style while a post is made.
    const [type] = await db
      .select({ style: types.style })
      .from(types)
      .where(eq(types.id, typeId))
      .for('key share')
    if (!type) throw invalid('type_id', 'not_found_reference')
    return ofStyle(type.style, value)
  },
}
