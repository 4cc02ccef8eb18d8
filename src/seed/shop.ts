import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { agencies, agencyUsers } from '../api/db/tables/agencies'
import { discounts } from '../api/db/tables/discounts'
import { posts } from '../api/db/tables/posts'
import { types } from '../api/db/tables/types'
import { users } from '../api/db/tables/users'
import { sortKey } from '../domain/collation'
import { daysAgo, type Seeding } from './context'
import { agencyDrafts, discountDrafts } from './texts/shop'

const day = 86_400_000
const hour = 3_600_000

/** Added once, because the rows have no keys. */
export async function seedShop(seeding: Seeding): Promise<void> {
  if (!(await seeding.db.$count(agencies))) await seedAgencies(seeding)
  if (!(await seeding.db.$count(discounts))) await seedDiscounts(seeding)
}

async function seedAgencies({ db, now }: Seeding): Promise<void> {
  const clients = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.has_role, false))
    .orderBy(asc(users.id))
  let next = 0
  for (const [sort, [name, description, people, credit_limit]] of agencyDrafts.entries()) {
    const moment = daysAgo(now, 400 - sort * 60)
    const [made] = await db
      .insert(agencies)
      .values({
        name,
        name_key: sortKey(name),
        description,
        credit_limit,
        sort,
        created_at: moment,
        updated_at: moment,
      })
      .returning({ id: agencies.id })
    const members = clients.slice(next, next + people)
    next += people
    if (made && members.length)
      await db.insert(agencyUsers).values(members.map(({ id }) => ({ agency_id: made.id, user_id: id })))
  }
}

async function seedDiscounts({ db, now }: Seeding): Promise<void> {
  // Discounts begin and end on the hour.
  const at = (days: number) => new Date(Math.floor((now.getTime() + days * day) / hour) * hour).toISOString()
  for (const { title, style, days, rows, posts: count, isOff } of discountDrafts) {
    const [type] = await db.select({ id: types.id }).from(types).where(eq(types.style, style)).limit(1)
    if (!type) continue
    const moment = daysAgo(now, Math.max(3, 2 - days[0]))
    const [made] = await db
      .insert(discounts)
      .values({
        type_id: type.id,
        title,
        title_key: sortKey(title),
        start: at(days[0]),
        end: at(days[1]),
        config: [...rows],
        status: isOff ? 'disable' : 'enable',
        created_at: moment,
        updated_at: moment,
      })
      .returning({ id: discounts.id })
    if (!made || !count) continue
    const free = db
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.type_id, type.id), isNull(posts.discount_id), eq(posts.status, 'published')))
      .orderBy(sql`${posts.id} desc`)
      .limit(count)
    await db.update(posts).set({ discount_id: made.id }).where(sql`${posts.id} in (${free})`)
  }
}
