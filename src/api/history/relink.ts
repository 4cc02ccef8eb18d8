import { sql } from 'drizzle-orm'
import { meets } from '../../domain/permissions'
import { ApiError } from '../http/errors'
import type { Call } from '../http/route'
import type { Link, LinkChange, Pair } from './links'

const columns = ({ owner, other }: Link) => sql`${sql.identifier(owner)}, ${sql.identifier(other)}`

const rowsSql = (pairs: readonly Pair[]) =>
  sql`unnest(${sql.param(pairs.map(({ owner }) => owner))}::int[], ${sql.param(pairs.map(({ other }) => other))}::int[])`

/**
 * Makes and unmakes links, under the rules for who may. A link of or to what is gone by now is left out.
 * @param withRecord whether they come back with a record that was deleted
 * @throws ApiError `forbidden` and what the rules say
 */
export async function relink(
  call: Call,
  link: Link,
  { added, removed }: LinkChange,
  { withRecord = false } = {},
): Promise<void> {
  if (!added.length && !removed.length) return
  const isFree = withRecord && link.comesAlong
  if (!isFree && !meets(call.actor.permissions, link.guard)) throw new ApiError('forbidden')
  await link.allow(call, { added, removed })
  if (removed.length)
    await call.db.execute(
      sql`delete from ${link.table} where (${columns(link)}) in (select * from ${rowsSql(removed)})`,
    )
  if (added.length)
    await call.db.execute(
      sql`insert into ${link.table} (${columns(link)}) select p.owner, p.other from ${rowsSql(added)} p (owner, other)
        where exists (select from ${link.of} o where o.id = p.other)
          and exists (select from ${link.title.table} o where o.id = p.owner) on conflict do nothing`,
    )
}
