import { sql } from 'drizzle-orm'
import type { RightsSource } from '../../domain/viewAs'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'

const permissionsOfRole = sql`(select coalesce(json_agg(p.name order by p.id), '[]') from role_permissions rp
  join permissions p on p.id = rp.permission_id where rp.role_id = r.id) as permissions`

async function personOf(db: Database, id: number): Promise<RightsSource | null> {
  const [row] = await rowsOf<RightsSource>(
    db,
    sql`select 'users' as entity, u.id, u.name, u.kind, u.status,
        (select coalesce(json_agg(row_to_json(e)), '[]') from (
          select r.id, r.name, ${permissionsOfRole} from role_users ru join roles r on r.id = ru.role_id
            where ru.user_id = u.id order by r.id) e) as roles,
        (select coalesce(json_agg(p.name order by p.id), '[]') from user_permissions up
          join permissions p on p.id = up.permission_id where up.user_id = u.id) as permissions
      from users u where u.id = ${id}`,
  )
  return row ?? null
}

async function roleOf(db: Database, id: number): Promise<RightsSource | null> {
  const [row] = await rowsOf<{ id: number; name: string; permissions: string[] }>(
    db,
    sql`select r.id, r.name, ${permissionsOfRole} from roles r where r.id = ${id}`,
  )
  return row ? { entity: 'roles', id: row.id, name: row.name, roles: [row], permissions: [] } : null
}

export const sourceOf = (
  db: Database,
  { entity, id }: Pick<RightsSource, 'entity' | 'id'>,
): Promise<RightsSource | null> => (entity === 'users' ? personOf(db, id) : roleOf(db, id))

export const permissionsIn = ({ roles, permissions }: RightsSource): string[] => [
  ...new Set([...roles.flatMap((role) => role.permissions), ...permissions]),
]
