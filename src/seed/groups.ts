import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { categories, posts } from '../api/db/schema'
import { groups } from '../api/db/tables/groups'
import { postGroups } from '../api/db/tables/postGroups'
import { sortKey } from '../domain/collation'
import { slugOf } from '../domain/slug'
import type { PictureKey } from './art/catalogue'
import { daysAgo, found, type Seeding } from './context'
import type { Shelf, Shelves } from './structure'
import { type GroupDraft, groupDrafts } from './texts/groups'

export async function seedGroups(
  seeding: Seeding,
  shelves: Shelves,
  urls: ReadonlyMap<PictureKey, string>,
): Promise<void> {
  for (const [key, shelf] of shelves) {
    const drafts = groupDrafts[key] ?? []
    if (drafts.length) await insertGroups(seeding, shelf, drafts, urls)
  }
}

export async function fillGroups(seeding: Seeding, shelves: Shelves): Promise<void> {
  for (const [key, shelf] of shelves) {
    const listed = await seeding.db.select().from(groups).where(eq(groups.type_id, shelf.id))
    const ids = new Map(listed.map(({ id, style, slug }) => [`${style} ${slug}`, id]))
    for (const draft of groupDrafts[key] ?? []) await fill(seeding, shelf, found(ids, keyOf(draft)), draft)
  }
}

const keyOf = ({ style, title }: GroupDraft): string => `${style} ${slugOf(title)}`

async function insertGroups(
  { db, now }: Seeding,
  shelf: Shelf,
  drafts: readonly GroupDraft[],
  urls: ReadonlyMap<PictureKey, string>,
): Promise<void> {
  const moment = daysAgo(now, 400)
  await db
    .insert(groups)
    .values(
      drafts.map(({ style, title, description, picture }, place) => ({
        style,
        type_id: shelf.id,
        title,
        title_key: sortKey(title),
        slug: slugOf(title),
        image: picture ? found(urls, picture) : '',
        description,
        sort: drafts.slice(0, place).filter((other) => other.style === style).length,
        created_at: moment,
        updated_at: moment,
      })),
    )
    .onConflictDoNothing()
}

async function fill({ db }: Seeding, shelf: Shelf, id: number, draft: GroupDraft): Promise<void> {
  const { style, posts: titles = [], categories: named = [], takesRest } = draft
  const slugs = titles.map(slugOf)
  const ofType = and(eq(posts.type_id, shelf.id), inArray(posts.slug, slugs))
  if (style === 'trademark')
    await db
      .update(posts)
      .set({ trademark_id: id })
      .where(and(ofType, isNull(posts.trademark_id)))
  if (style === 'article' && slugs.length) {
    const rows = await db.select({ id: posts.id, slug: posts.slug }).from(posts).where(ofType)
    const ids = new Map(rows.map((row) => [row.slug, row.id]))
    const members = slugs.map((slug) => ({ post_id: found(ids, slug), group_id: id }))
    await db.insert(postGroups).values(members).onConflictDoNothing()
  }
  // Runs last in its type; drafts stay without a collection, as examples for the user.
  if (takesRest)
    await db.execute(sql`insert into post_groups (post_id, group_id)
      select p.id, ${id} from posts p where p.type_id = ${shelf.id} and p.status <> 'draft'
        and not exists (select from post_groups l where l.post_id = p.id) order by p.id`)
  const kept = named.map((title) => found(shelf.categories, title).id)
  if (kept.length)
    await db
      .update(categories)
      .set({ group_id: id })
      .where(and(inArray(categories.id, kept), isNull(categories.group_id)))
}
