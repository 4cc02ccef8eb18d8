import { eq, sql } from 'drizzle-orm'
import { sortKey } from '../domain/collation'
import { allPermissions } from '../domain/permissions'
import { emailText, passwordText } from '../domain/userSchema'
import { generatePassword, hashPassword } from './auth/passwords'
import type { Database } from './db/client'
import { permissionNames, rolePermissions, roles, roleUsers, users } from './db/schema'
import { dictionaryOf } from './http/locale'

const { owner_role, owner_role_description } = dictionaryOf('vi').errors

const ownerRole = {
  name: owner_role,
  name_key: sortKey(owner_role),
  description: owner_role_description,
}

/**
 * Creates the owner on the first start. The password is returned once and stored only as a hash.
 * @returns `null` when there is an account already
 * @throws ValidationError when the given email or password is invalid
 */
export async function ensureOwner(
  db: Database,
  { email = 'owner@nep.local', password = generatePassword() }: { email?: string; password?: string } = {},
): Promise<{ email: string; password: string } | null> {
  // Nearly every start ends here, without the slow hash.
  if ((await db.$count(users)) > 0) return null
  const address = emailText().validateSync(email)
  const password_hash = await hashPassword(passwordText().validateSync(password))
  return (await createOwner(db, { email: address, password_hash })) ? { email: address, password } : null
}

/** Creates an account with every permission; `false` when there is an account already. */
export function createOwner(
  db: Database,
  account: { email: string; password_hash: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Processes that start together are serialised; the second finds the account.
    await tx.execute(sql`lock table users in share row exclusive mode`)
    if ((await tx.$count(users)) > 0) return false
    const [user] = await tx
      .insert(users)
      .values({
        name: ownerRole.name,
        name_key: ownerRole.name_key,
        status: 'enable',
        ...account,
      })
      .returning({ id: users.id })
    await tx.insert(roles).values(ownerRole).onConflictDoNothing()
    const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.name, ownerRole.name))
    if (!user || !role) throw new Error('the owner could not be created')
    const names = await tx.select().from(permissionNames)
    const known = new Set<string>(allPermissions)
    await tx
      .insert(rolePermissions)
      .values(
        names
          .filter(({ name }) => known.has(name))
          .map(({ id }) => ({ role_id: role.id, permission_id: id })),
      )
      .onConflictDoNothing()
    await tx.insert(roleUsers).values({ role_id: role.id, user_id: user.id })
    return true
  })
}
