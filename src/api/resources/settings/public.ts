import { paginationOf } from '../../../domain/pagination'
import { publicSettings, type SettingKey } from '../../../domain/settings'
import type { Database } from '../../db/client'
import { pageOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import { invalid } from '../../http/errors'
import type { PublicRoute } from '../../http/route'
import { choiceSchema, objectSchema, textSchema } from '../../http/schema'
import { readSettings } from '../../settingOf'

export async function siteSettings(
  db: Pick<Database, 'select'>,
): Promise<{ key: SettingKey; value: string }[]> {
  const values = await readSettings({ db }, publicSettings)
  return publicSettings.map((key) => ({ key, value: values[key] }))
}

/** `GET /settings`: the only settings sent without a session, for the sign-in page. */
export const publicRoute: PublicRoute = {
  method: 'GET',
  path: '/v1/settings',
  summary: 'Show what the site says of itself',
  answers: pageOf(objectSchema({ key: choiceSchema(publicSettings), value: textSchema })),
  guard: 'public',
  // Clients treat it as a list, and may ask for `limit=0`.
  asks: { limit: choiceSchema(['0']) },
  async handler({ db, url }) {
    if (![null, '0'].includes(url.searchParams.get('limit'))) throw invalid('limit', 'choice')
    const data = await siteSettings(db)
    return json({ data, meta: { pagination: paginationOf(data.length, 0, 1, data.length) } })
  },
}
