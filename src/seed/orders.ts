import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { rowsOf } from '../api/db/database'
import { agencies } from '../api/db/tables/agencies'
import { orders } from '../api/db/tables/orders'
import { types } from '../api/db/tables/types'
import { users } from '../api/db/tables/users'
import { soldColumns } from '../api/resources/orders/lines'
import { businessDay } from '../domain/businessTime'
import { makeCode, usualOrderSyntax } from '../domain/codes'
import type { OrderStatus } from '../domain/order'
import { keptLines, type Sold } from '../domain/orderLines'
import { daysAgo, type Seeding } from './context'
import type { Random } from './random'
import { cancelReasons, clientNotes, staffRemarks } from './texts/orders'

export const soldAtOnce = 24

/** Orders over `span` days, denser towards now. */
const count = 110
const span = 350

/** In days, oldest first. */
function agesOf(now: Date): number[] {
  const usual = Array.from({ length: count }, (_, at) => span * ((count - 1 - at) / count) ** 1.6)
  const isBusy = (age: number) =>
    /-(01-1[5-9]|01-[23]\d|02-0\d|02-1[0-4])$/.test(businessDay(new Date(daysAgo(now, age))))
  const before = usual.filter(isBusy)
  // The weeks before Tết have four times as many.
  return [...usual, ...[1, 2, 3].flatMap((more) => before.map((age) => age - more / 4))].sort((a, b) => b - a)
}

/** Status of an order by its age, and days since the last step; a few are stuck. */
function standingOf(age: number, random: Random): { status: OrderStatus; since: number } {
  if (age < 1) return { status: 'new', since: age }
  if (age < 3)
    return {
      status: random.pick(['new', 'processing', 'processing', 'delivery']),
      since: age - random.next(),
    }
  if (age < 6 && random.chance(0.7)) return { status: 'delivery', since: age - 1.5 }
  if (age < 30 && random.chance(0.06)) return { status: 'processing', since: age - 1 }
  return random.chance(0.1)
    ? { status: 'canceled', since: age - 1 }
    : { status: 'delivered', since: Math.max(0, age - random.between(2, 5)) }
}

/** Two of three orders of people were made on the site, where new ones keep their goods for a day. */
const sourceOf = (n: number, agencyId: number | null, status: OrderStatus, made: string) =>
  agencyId !== null || n % 3 === 0
    ? {}
    : {
        source: 'site' as const,
        held_until: status === 'new' ? new Date(Date.parse(made) + 86_400_000).toISOString() : null,
      }

/** Added once, because orders have no keys. */
export async function seedOrders({ db, now, random }: Seeding): Promise<void> {
  if (await db.$count(orders)) return
  const [type] = await db.select({ id: types.id }).from(types).where(eq(types.style, 'product')).limit(1)
  if (!type) return
  const goods = await rowsOf<Sold>(
    db,
    sql`select ${soldColumns} from posts p where p.type_id = ${type.id} and p.status = 'published' and p.price > 0
      order by p.id desc limit ${soldAtOnce}`,
  )
  const clients = await db
    .select({
      id: users.id,
      name: users.name,
      phone: users.phone,
      email: users.email,
      address: users.address,
    })
    .from(users)
    .where(and(eq(users.has_role, false), ne(users.phone, '')))
    .orderBy(asc(users.id))
    .limit(30)
  const [staff] = await db.select({ id: users.id }).from(users).where(eq(users.has_role, true)).limit(1)
  if (!goods.length || !clients.length || !staff) return
  const shops = await db.select({ id: agencies.id }).from(agencies).orderBy(asc(agencies.id))
  const ages = agesOf(now)
  const sold = new Map(goods.map((each) => [each.id, each]))
  const numbers = await rowsOf<{ n: number }>(
    db,
    sql`select nextval('order_codes')::int as n from generate_series(1, ${ages.length})`,
  )
  const rows = numbers.map(({ n }, at): typeof orders.$inferInsert => {
    const age = ages[at] ?? 0
    const made = daysAgo(now, age + random.next() / 4)
    const { status, since } = standingOf(age, random)
    const client = random.pick(clients)
    const agencyId = shops.length && random.chance(0.2) ? random.pick(shops).id : null
    const wanted = random.shuffle(goods).slice(0, random.int(1, 4))
    const { lines = [] } = keptLines(
      wanted.map(({ id }) => ({
        post_id: id,
        quantity: agencyId ? random.int(5, 30) : random.int(1, 4),
        attribute: '',
      })),
      [],
      sold,
      { agencyId, at: new Date(made) },
    )
    const moved = daysAgo(now, since)
    // A new order has its status since its creation.
    const stepped = status === 'new' || moved < made ? made : moved
    return {
      type_id: type.id,
      ...sourceOf(n, agencyId, status, made),
      code: makeCode(usualOrderSyntax, { n, at: new Date(made), type: '' }),
      status,
      stepped_at: stepped,
      ...(status === 'delivered' && { owed_at: stepped }),
      name: client.name,
      phone: client.phone,
      email: client.email,
      address: client.address,
      note: random.chance(0.3) ? random.pick(clientNotes) : '',
      cancel_reason: status === 'canceled' ? random.pick(cancelReasons) : '',
      user_id: client.id,
      agency_id: agencyId,
      products: lines,
      remarks: random.chance(0.2)
        ? [{ at: stepped, author_id: staff.id, text: random.pick(staffRemarks) }]
        : [],
      created_at: made,
      updated_at: stepped,
    }
  })
  await db.insert(orders).values(rows)
}
