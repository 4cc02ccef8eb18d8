import { eq } from 'drizzle-orm'
import { suppliers } from '../api/db/tables/suppliers'
import { users } from '../api/db/tables/users'
import { warehouses } from '../api/db/tables/warehouses'
import { type Division, loadDivisions } from '../domain/address/divisions'
import { sortKey } from '../domain/collation'
import { daysAgo, type Seeding } from './context'
import { seedYear } from './stockYear'
import { supplierDrafts, warehouseDrafts } from './texts/warehouse'

/** Two warehouses, suppliers, and a year of slips: those of the orders, and a few problems to find. */
export async function seedStock(seeding: Seeding): Promise<void> {
  const { db } = seeding
  if (await db.$count(warehouses)) return
  const [main, shop] = await seedPlaces(seeding, warehouses, warehouseDrafts)
  const sources = await seedPlaces(seeding, suppliers, supplierDrafts)
  const [keeper] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'kho@nep.vn'))
  if (main && shop && keeper) await seedYear(seeding, { main, shop, sources, keeper: keeper.id })
}

async function seedPlaces(
  { db, now }: Seeding,
  table: typeof warehouses | typeof suppliers,
  drafts: readonly (readonly [name: string, province: string, address: string, phone: string])[],
): Promise<number[]> {
  const { provinces } = await loadDivisions('2025')
  const plain = ({ code, name }: Division): Division => ({ code, name })
  const moment = daysAgo(now, 372)
  const rows = drafts.flatMap(([name, where, address, phone]) => {
    const province = provinces.find((each) => each.name.endsWith(where))
    const [ward] = province?.areas ?? []
    if (!province || !ward) return []
    const place = { province: plain(province), district: null, ward: plain(ward), address }
    return [{ name, name_key: sortKey(name), phone, ...place, created_at: moment, updated_at: moment }]
  })
  const made = await db.insert(table).values(rows).returning({ id: table.id })
  return made.map(({ id }) => id)
}
