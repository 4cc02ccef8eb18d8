import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { SeoFault } from '../../domain/seo'
import type { Condition, Field } from '../crud/fields'
import { posts } from '../db/tables/posts'
import { seos } from '../db/tables/seos'

/** Only the newest posts and entries are compared with all others, to bound the work. */
const compared = sql.raw('10000')

/** A fact about a row, only available through the parameter `seo`. */
const fact = (id: AnyColumn, reads: readonly AnyColumn[], where: SQL): Field => ({
  type: 'boolean',
  column: id,
  operators: [],
  reads,
  within: () => where,
})

/** `?seo=none|long|double`. */
export const seoParam: Record<'seo', Record<SeoFault, Condition[]>> = {
  seo: {
    none: [{ field: 'seo_none', operator: '=', value: true }],
    long: [{ field: 'seo_long', operator: '=', value: true }],
    double: [{ field: 'seo_double', operator: '=', value: true }],
  },
}

type Faults = Record<`seo_${SeoFault}`, Field>

/** Only posts that visitors see and whose form has SEO fields. */
const inSearch = sql`posts.status = 'published' and posts.type_id in (select id from types where features @> '["seo"]')`
const inSearchReads = [posts.status, posts.type_id]
const weaknessReads = [...inSearchReads, posts.seo, posts.title, posts.description]
const weakness = sql`seo_weakness(posts.seo, posts.title, posts.description)`

/** Literals, so that the planner uses the index of weak posts. */
export const postFaults: Faults = {
  seo_none: fact(posts.id, weaknessReads, sql`(${inSearch} and ${weakness} = 'none')`),
  seo_long: fact(posts.id, weaknessReads, sql`(${inSearch} and ${weakness} = 'long')`),
  seo_double: fact(
    posts.id,
    inSearchReads,
    sql`(${inSearch} and posts.id in (select newest.id
      from (select id, status, seo, title from posts order by id desc limit ${compared}) newest
      where newest.status = 'published' and exists (select from posts twin where twin.status = 'published'
        and seo_heading(twin.seo, twin.title) = seo_heading(newest.seo, newest.title) and twin.id <> newest.id)))`,
  ),
}

/** `none` means no description, since a title is required. */
export const entryFaults: Faults = {
  seo_none: fact(seos.id, [seos.description], sql`(seos.description = '')`),
  seo_long: fact(
    seos.id,
    [seos.title, seos.description],
    sql`(char_length(seos.title) > 60 or char_length(seos.description) > 160)`,
  ),
  seo_double: fact(
    seos.id,
    [],
    sql`(seos.id in (select newest.id from (select id, title from seos order by id desc limit ${compared}) newest
      where exists (select from seos twin where lower(twin.title) = lower(newest.title) and twin.id <> newest.id)))`,
  ),
}

export const snippet = sql`json_build_object('data', json_build_object(
  'title', coalesce(nullif(posts.seo->>'title', ''), posts.title),
  'description', coalesce(nullif(posts.seo->>'description', ''), posts.description)))`
