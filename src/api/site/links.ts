import { type SQL, sql } from 'drizzle-orm'
import type { LinkState } from '../../domain/siteLinks'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import { visible } from './visible'

interface Asked {
  now: Date
  /** Types whose posts stand at addresses without the slug of the type. */
  bareTypes: Iterable<number>
}

/** Whether visitors see what stands at these paths of the site; each is looked up over an index. */
export async function linkStatesOf(
  db: Database,
  paths: readonly string[],
  { now, bareTypes }: Asked,
): Promise<ReadonlyMap<string, LinkState>> {
  const bare: SQL = sql`${sql.param([...bareTypes])}::int[]`
  const rows = await rowsOf<{ path: string; state: LinkState }>(
    db,
    sql`with asked as (
        select path, split_part(path, '/', 2) as head, substr(path, length(split_part(path, '/', 2)) + 3) as tail
        from unnest(${sql.param([...paths])}::text[]) path)
      select path, case
          when path = '/' or exists (select from redirects where source = path) then 'live'
          when p.is_out or (t.is_shown and (tail = '' or c.id is not null and c.id not in (select id from hidden_categories)
            or exists (select from groups g where g.type_id = t.id and g.slug = tail and g.style <> 'field'))) then 'live'
          when p.is_out is not null or c.id is not null or not t.is_shown then 'hidden'
          when exists (select from seos where url = path)
            or exists (select from media where media.stem in (select media_in(path))) then 'live'
          else 'dead' end as state
      from asked left join types t on t.slug = head
        left join categories c on c.type_id = t.id and c.slug = tail
        left join lateral (
          select is_out from (
            select ${visible(now)} as is_out from posts p where p.type_id = t.id and p.slug = tail and p.type_id <> all(${bare})
            union all
            select ${visible(now)} from posts p where tail = '' and p.type_id = any(${bare}) and p.slug = head) found
          order by is_out desc limit 1) p on true`,
  )
  return new Map(rows.map(({ path, state }) => [path, state]))
}
