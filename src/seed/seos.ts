import { seos } from '../api/db/tables/seos'
import { sortKey } from '../domain/collation'
import type { PictureKey } from './art/catalogue'
import { daysAgo, found, type Seeding } from './context'
import { seoDrafts } from './texts/seos'

export async function seedSeos({ db, now }: Seeding, urls: ReadonlyMap<PictureKey, string>): Promise<void> {
  const last = seoDrafts.length - 1
  // Newest first, as the list shows them.
  const rows = seoDrafts.toReversed().map(({ picture, ...draft }, place) => {
    const moment = daysAgo(now, 300 - (place / last) * 280)
    return {
      ...draft,
      title_key: sortKey(draft.title),
      image: found(urls, picture),
      created_at: moment,
      updated_at: moment,
    }
  })
  await db.insert(seos).values(rows).onConflictDoNothing()
}
