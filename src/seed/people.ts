import { eq, inArray } from 'drizzle-orm'
import { generatePassword, hashPassword } from '../api/auth/passwords'
import { permissionNames, rolePermissions, roles as rolesTable, roleUsers, users } from '../api/db/schema'
import { sortKey } from '../domain/collation'
import { slugOf } from '../domain/slug'
import { demoAccounts } from './accounts'
import { daysAgo, found, type Seeding } from './context'
import { clients } from './texts/clients'
import { type Person, type RoleName, rolePlans, staff } from './texts/people'

type NewUser = typeof users.$inferInsert

/**
 * Creates roles, staff and clients.
 * @returns ids of authors by their permissions
 */
export async function seedPeople(seeding: Seeding, avatars: ReadonlyMap<string, string>) {
  const { db } = seeding
  const roleIds = await seedRoles(seeding)
  // Only the demo accounts have a known password.
  const lost = await hashPassword(generatePassword(24))
  const rows: NewUser[] = []
  for (const [index, person] of staff.entries()) {
    const demo = demoAccounts.find(({ email }) => email === person.email)
    const hash = demo ? await hashPassword(demo.password) : lost
    rows.push(staffRow(seeding, person, index, hash, avatars.get(person.email) ?? ''))
  }
  rows.push(...clients.map((_, index) => clientRow(seeding, index, lost)))
  const added = await db.insert(users).values(rows).onConflictDoNothing().returning({ email: users.email })
  const isNew = new Set(added.map(({ email }) => email))

  const emails = staff.map(({ email }) => email)
  const listed = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, emails))
  const ids = new Map(listed.map(({ id, email }) => [email, id]))
  // Existing accounts keep their permissions.
  const grants = staff
    .filter(({ email }) => isNew.has(email))
    .flatMap(({ email, roles }) =>
      roles.map((role) => ({ user_id: found(ids, email), role_id: found(roleIds, role) })),
    )
  if (grants.length) await db.insert(roleUsers).values(grants)
  const withRole = (...names: RoleName[]) =>
    staff
      .filter(({ roles }) => roles.some((role) => names.includes(role)))
      .map(({ email }) => found(ids, email))
  return { writers: withRole('Cộng tác viên'), editors: withRole('Biên tập viên', 'Quản trị viên') }
}

export type Authors = Awaited<ReturnType<typeof seedPeople>>

async function seedRoles({ db, now }: Seeding): Promise<Map<RoleName, number>> {
  const vocabulary = new Map((await db.select().from(permissionNames)).map(({ id, name }) => [name, id]))
  const ids = new Map<RoleName, number>()
  for (const { name, description, permissions } of rolePlans) {
    const moment = daysAgo(now, 1100)
    const [added] = await db
      .insert(rolesTable)
      .values({ name, name_key: sortKey(name), description, created_at: moment, updated_at: moment })
      .onConflictDoNothing()
      .returning({ id: rolesTable.id })
    if (added) {
      const rights = permissions.map((each) => ({
        role_id: added.id,
        permission_id: found(vocabulary, each),
      }))
      await db.insert(rolePermissions).values(rights)
    }
    const [role] = await db.select({ id: rolesTable.id }).from(rolesTable).where(eq(rolesTable.name, name))
    if (role) ids.set(name, role.id)
  }
  return ids
}

function staffRow({ now }: Seeding, person: Person, index: number, hash: string, avatar: string): NewUser {
  const moment = daysAgo(now, 1090 - index * 83)
  const { name, email, gender, birthday, phone, address, married, disabled } = person
  return {
    name,
    name_key: sortKey(name),
    email,
    gender,
    birthday,
    phone,
    address,
    avatar,
    zalo: phone,
    facebook: `https://www.facebook.com/${slugOf(name).replaceAll('-', '.')}`,
    marital_status: married ? 'married' : 'single',
    status: disabled ? 'disable' : 'enable',
    password_hash: hash,
    created_at: moment,
    updated_at: moment,
  }
}

function clientRow({ now, random }: Seeding, index: number, hash: string): NewUser {
  const [name, gender, phone, address] = clients[index] ?? ['', 'unspecified', '', '']
  const parts = slugOf(name).split('-')
  const moment = daysAgo(now, random.between(2, 330))
  return {
    name,
    name_key: sortKey(name),
    // example.com is reserved, so no mail can reach a stranger.
    email: `${parts.at(-1)}.${parts.slice(0, -1).join('')}@example.com`,
    gender,
    phone,
    address,
    zalo: index % 3 ? phone : '',
    status: index % 9 === 8 ? 'disable' : 'enable',
    password_hash: hash,
    created_at: moment,
    updated_at: moment,
  }
}
