import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { guards, type ResourceName } from '../../domain/guards'
import { meets } from '../../domain/permissions'
import { guardOfProposal, type ListedProposals, type Proposal, proposedActions } from '../../domain/proposals'
import type { Database } from '../db/client'
import { proposals as table } from '../db/tables/proposals'
import { users } from '../db/tables/users'
import type { Actor } from '../http/call'

const utc = <T extends string | null>(column: SQL | typeof table.created_at | typeof table.decided_at) =>
  sql<T>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const shown = {
  id: table.id,
  at: utc<string>(table.created_at),
  status: table.status,
  decided_at: utc<string | null>(table.decided_at),
  key_name: table.key_name,
  user: sql<Proposal['user']>`json_build_object('id', ${users.id}, 'name', ${users.name})`,
  entity: table.entity,
  action: table.action,
  versions: table.versions,
  title: table.title,
  reason: table.reason,
  body: table.body,
  entries: table.entries,
}

/** Those that were made, or decided, last come first. */
export const readProposals = (
  db: Database,
  where: SQL | undefined,
  { limit = 1, skipped = 0, isByDecision = false } = {},
): Promise<Proposal[]> =>
  db
    .select(shown)
    .from(table)
    .innerJoin(users, eq(users.id, table.user_id))
    .where(where)
    .orderBy(...(isByDecision ? [desc(table.decided_at)] : []), desc(table.id))
    .limit(limit)
    .offset(skipped)

const kinds = (Object.keys(guards) as ResourceName[]).flatMap((entity) =>
  proposedActions.map((action) => ({ entity, action })),
)

/** One's own, of what one may write. */
export const ownProposals = ({ id, permissions }: Actor, listed: ListedProposals | null): SQL | undefined => {
  const open = kinds
    .filter(({ entity, action }) => meets(permissions, guardOfProposal(entity, action)))
    .map(({ entity, action }) => `${entity} ${action}`)
  return and(
    eq(table.user_id, id),
    listed === 'decided' ? ne(table.status, 'waiting') : listed ? eq(table.status, listed) : undefined,
    inArray(sql`${table.entity} || ' ' || ${table.action}`, open.length ? open : ['']),
  )
}
