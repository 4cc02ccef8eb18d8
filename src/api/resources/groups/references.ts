import { sql } from 'drizzle-orm'
import type { GroupStyle } from '../../../domain/group'
import { rowsOf } from '../../db/database'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'

/** @throws ApiError 422 unless the groups have that style and type; locks them until the transaction ends */
export async function requireGroups(
  { db }: Call,
  field: string,
  style: GroupStyle,
  ids: readonly number[],
  typeId: number,
): Promise<void> {
  const distinct = [...new Set(ids)]
  if (!distinct.length) return
  const found = await rowsOf(
    db,
    sql`select from groups where id = any(${sql.param(distinct)}::int[]) and style = ${style}
      and type_id = ${typeId} for key share`,
  )
  if (found.length < distinct.length) throw invalid(field, 'not_found_reference')
}
