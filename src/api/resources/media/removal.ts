import { sql } from 'drizzle-orm'
import type { Row } from '../../crud/resource'
import { rowsOf } from '../../db/database'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'

const isForced = ({ url }: Call): boolean => url.searchParams.get('force') === '1'

export function forced(call: Call): Call {
  const url = new URL(call.url)
  url.searchParams.set('force', '1')
  return { ...call, url }
}

/** @throws ApiError `in_use` with the number of records; locks the file against new uses */
export async function refuseWhileUsed(call: Call, row: Row): Promise<void> {
  if (isForced(call)) return
  await call.db.execute(sql`select from media where id = ${row.id} for update`)
  const [found] = await rowsOf<{ count: number }>(
    call.db,
    sql`select count(*)::int as count from media_uses where stem = ${row.stem}`,
  )
  const count = found?.count ?? 0
  if (count)
    throw new ApiError('in_use', {
      message: { key: 'errors.in_use_by_records', params: { count } },
      extra: { can_force: true, in_use: { records: count } },
    })
}
