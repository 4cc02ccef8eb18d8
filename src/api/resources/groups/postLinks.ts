import { sql } from 'drizzle-orm'
import { guards } from '../../../domain/guards'
import { rowsOf } from '../../db/database'
import { groups } from '../../db/tables/groups'
import { postGroups } from '../../db/tables/postGroups'
import { posts } from '../../db/tables/posts'
import type { Link, LinkChange } from '../../history/link'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'

async function allow({ db }: Call, { added }: LinkChange): Promise<void> {
  if (!added.length) return
  const wrong = await rowsOf(
    db,
    sql`select from unnest(${sql.param(added.map(({ owner }) => owner))}::int[],
        ${sql.param(added.map(({ other }) => other))}::int[]) l (post_id, group_id)
      join posts p on p.id = l.post_id join groups g on g.id = l.group_id
      where g.style <> 'article' or g.type_id <> p.type_id limit 1`,
  )
  if (wrong.length) throw invalid('group_ids', 'not_found_reference')
}

export const postLinks: Record<string, Link> = {
  post_groups: {
    table: postGroups,
    entity: 'posts',
    owner: 'post_id',
    other: 'group_id',
    of: groups,
    place: 'sort',
    field: 'group_ids',
    title: posts.title,
    guard: ['update-posts', 'update-groups'],
    restoredBy: [guards.posts, guards.groups].flatMap(({ create, update }) => [create, update]),
    allow,
  },
}
