import { eq } from 'drizzle-orm'
import { usualProductSyntax } from '../../../domain/codes'
import { holdCode, type Numbering, nextCode } from '../../codes'
import { choiceField } from '../../crud/fields'
import { posts as table } from '../../db/tables/posts'
import { types } from '../../db/tables/types'
import type { Aspect } from './aspect'

export const productCodes: Numbering = {
  setting: 'product_code_syntax',
  usual: usualProductSyntax,
  sequence: 'product_codes',
  table,
  column: table.code,
}

/** An empty code is generated; posts of other styles have none. */
export const productCode: Aspect = {
  fields: { code: choiceField(table.code) },
  sorts: ['code'],
  constraints: { posts_code: ['code', 'code_taken'], posts_code_any_case: ['code', 'code_taken'] },
  write: async (call, value, { typeId, before }) => {
    if (value.code === undefined || (value.code && value.code === before?.code)) return value
    if (value.code) {
      await holdCode(call, value.code)
      return value
    }
    const [type] = await call.db.select({ slug: types.slug }).from(types).where(eq(types.id, typeId))
    return { ...value, code: await nextCode(call, productCodes, type?.slug) }
  },
}
