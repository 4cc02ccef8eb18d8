import { sql } from 'drizzle-orm'
import type { Database } from '../api/db/client'
import { rowsOf } from '../api/db/database'
import { media, posts, users } from '../api/db/schema'
import { unrecorded } from '../api/history/unrecorded'
import { maintain } from '../api/maintenance'
import type { Images, Storage } from '../api/ports'
import { seedAppearance } from './appearance'
import { seedBulk } from './bulk/bulk'
import { seedBulkVoices } from './bulk/voices'
import type { Seeding } from './context'
import { draftedValues, seedDataGroups, seedValues } from './dataGroups'
import { seedFeedback } from './feedback'
import { fillGroups, seedGroups } from './groups'
import { seedLibrary, seedPortraits } from './library'
import { seedMoney } from './money'
import { seedOrders } from './orders'
import { seedPeople } from './people'
import { seedPosts } from './posts'
import { seedProposals } from './proposals'
import { createRandom } from './random'
import { seedRedirects } from './redirects'
import { seedSchedule } from './schedule'
import { seedSeos } from './seos'
import { seedSettings } from './settings'
import { seedShop } from './shop'
import { seedStock } from './stock'
import { seedLanguages, seedStructure } from './structure'
import { seedVoices } from './voices'
import { seedWidgets } from './widgets'
import { seedWork } from './work'

export interface SeedDeps {
  db: Database
  storage: Storage
  images: Images
  clock?: () => Date
  options?: {
    /** Total number of posts; generates those not written by hand. */
    posts?: number
    force?: boolean
    onProgress?: (posts: number, of: number) => void
  }
}

export interface Seeded {
  posts: number
  media: number
  users: number
}

export class BusinessNotEmpty extends Error {
  override name = 'BusinessNotEmpty'
}

/**
 * Fills a business with the data of a roastery and tea house in Hà Nội. The same clock gives the same data; dates are
 * relative to it. With `force` it can be repeated: existing data is kept.
 * @throws BusinessNotEmpty unless `force`
 */
export async function seedBusiness({ db, storage, images, clock, options = {} }: SeedDeps): Promise<Seeded> {
  if (!options.force && !(await isEmpty(db))) throw new BusinessNotEmpty()
  const now = clock?.() ?? new Date()
  const seeding: Seeding = { db, storage, images, now, random: createRandom(20_160_214) }
  const avatars = await seedPortraits(seeding)
  const sources = await unrecorded(db, async (tx) => {
    const inside = { ...seeding, db: tx }
    const urls = await seedLibrary(inside)
    const authors = await seedPeople(inside, avatars)
    await seedLanguages(inside)
    await seedRedirects(inside)
    await seedSettings(inside)
    const shelves = await seedStructure(inside, urls)
    await seedGroups(inside, shelves, urls)
    const dataGroups = await seedDataGroups(inside, shelves)
    return { urls, authors, shelves, dataGroups, said: await draftedValues(inside, shelves, dataGroups) }
  })
  // Generated posts come first and are older, so that lists start with those written by hand.
  await seedBulk(seeding, sources, options)
  const worked = await unrecorded(db, (tx) =>
    seedPosts({ ...seeding, db: tx }, sources.shelves, sources.authors, sources.urls),
  )
  await db.transaction((tx) => seedWork(tx, worked, sources.authors, seeding.random))
  if (options.posts) await seedBulkVoices(seeding, sources.authors, options.posts)
  // Last, so that the random draws before stay the same.
  await unrecorded(db, async (tx) => {
    await fillGroups({ ...seeding, db: tx }, sources.shelves)
    await seedSeos({ ...seeding, db: tx }, sources.urls)
    await seedWidgets({ ...seeding, db: tx }, sources.urls)
    await seedAppearance({ ...seeding, db: tx }, sources.urls)
    await seedFeedback({ ...seeding, db: tx }, sources.authors)
    await seedValues({ ...seeding, db: tx }, sources.shelves, sources.dataGroups)
    await seedShop({ ...seeding, db: tx })
    await seedVoices({ ...seeding, db: tx }, sources.authors)
    if (worked.length) await seedSchedule({ ...seeding, db: tx })
    await seedOrders({ ...seeding, db: tx })
    // After the orders, which the purchases must cover.
    await seedStock({ ...seeding, db: tx })
    await seedMoney({ ...seeding, db: tx })
  })
  await seedProposals(seeding)
  await maintain(db, now)
  const analyzed = [
    'posts',
    'list_counts',
    'media',
    'users',
    'categories',
    'post_groups',
    'comments',
    'ratings',
    'slips',
    'slip_lines',
    'lots',
    'stock',
    'movements',
    'stock_days',
    'stock_months',
    'orders',
    'entries',
    'allocations',
    'party_sums',
    'entry_days',
  ]
  for (const table of analyzed) await db.execute(sql.raw(`vacuum analyze ${table}`))
  return { posts: await db.$count(posts), media: await db.$count(media), users: await db.$count(users) }
}

/** Accounts and languages do not count, since the first start of the server creates an owner. */
async function isEmpty(db: Database): Promise<boolean> {
  const [row] = await rowsOf<{ busy: boolean }>(
    db,
    sql`select exists (select from posts) or exists (select from types) or exists (select from media) as busy`,
  )
  return !row?.busy
}
