import { sql } from 'drizzle-orm'
import { meets } from '../../domain/permissions'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import type { Link, LinkChange, LinkedPair } from './link'

const columns = ({ owner, other }: Link) => sql`${sql.identifier(owner)}, ${sql.identifier(other)}`

const rowsSql = (pairs: readonly LinkedPair[]) =>
  sql`unnest(${sql.param(pairs.map(({ owner }) => owner))}::int[], ${sql.param(pairs.map(({ other }) => other))}::int[],
    ${sql.param(pairs.map(({ place }) => place ?? 0))}::float8[])`

/**
 * Makes and removes links under their rules. Links with a missing record are skipped; an existing link regains its
 * former position.
 * @throws ApiError `forbidden`, or those of the link's rules
 */
export async function relink(
  call: Call,
  link: Link,
  { added, removed }: LinkChange,
  guard = link.guard,
): Promise<void> {
  if (!added.length && !removed.length) return
  if (!meets(call.actor.permissions, guard)) throw new ApiError('forbidden')
  await link.allow(call, { added, removed })
  if (removed.length)
    await call.db.execute(
      sql`delete from ${link.table} where (${columns(link)}) in
        (select p.owner, p.other from ${rowsSql(removed)} p (owner, other, place))`,
    )
  if (!added.length) return
  const place = link.place && sql.identifier(link.place)
  await call.db.execute(
    sql`insert into ${link.table} (${columns(link)}${place ? sql`, ${place}` : sql``})
      select p.owner, p.other${place ? sql`, p.place` : sql``} from ${rowsSql(added)} p (owner, other, place)
      where exists (select from ${link.of} o where o.id = p.other)
        and exists (select from ${link.title.table} o where o.id = p.owner)
      on conflict ${place ? sql`(${columns(link)}) do update set ${place} = excluded.${place}` : sql`do nothing`}`,
  )
}
