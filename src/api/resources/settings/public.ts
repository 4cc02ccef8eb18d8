import { inArray } from 'drizzle-orm'
import { paginationOf } from '../../../domain/pagination'
import { publicSettings, type SettingKey } from '../../../domain/settings'
import type { Database } from '../../db/client'
import { settings as table } from '../../db/tables/settings'
import { json } from '../../http/answers'
import { invalid } from '../../http/errors'
import type { PublicRoute } from '../../http/route'

/** What the site tells everybody of itself, in the order of the pages of settings. */
export async function siteSettings(
  db: Pick<Database, 'select'>,
): Promise<{ key: SettingKey; value: string }[]> {
  const rows = await db
    .select({ key: table.key, value: table.value })
    .from(table)
    .where(inArray(table.key, [...publicSettings]))
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  return publicSettings.map((key) => ({ key, value: values.get(key) ?? '' }))
}

/** `GET /settings`: what the page of sign-in needs. Nothing else is ever told without a session. */
export const publicRoute: PublicRoute = {
  method: 'GET',
  path: '/v1/settings',
  guard: 'public',
  // It is a list, though always a whole one.
  asks: ['limit'],
  async handler({ db, url }) {
    if (![null, '0'].includes(url.searchParams.get('limit'))) throw invalid('limit', 'choice')
    const data = await siteSettings(db)
    return json({ data, meta: { pagination: paginationOf(data.length, 0, 1, data.length) } })
  },
}
