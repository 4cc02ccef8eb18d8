import { inArray, sql } from 'drizzle-orm'
import { rowsOf } from '../api/db/database'
import { posts } from '../api/db/schema'
import { makeCode, usualProductSyntax } from '../domain/codes'
import { sortKey } from '../domain/collation'
import { postSchema } from '../domain/postSchema'
import { lessonTotals } from '../domain/posts/lessons'
import { slugOf } from '../domain/slug'
import type { Style } from '../domain/type'
import { validate } from '../domain/validation'
import type { PictureKey } from './art/catalogue'
import { daysAgo, found, type Seeding } from './context'
import { courseOf } from './courses'
import { contentOf, seoOf } from './page'
import type { Authors } from './people'
import type { Shelf, Shelves } from './structure'
import { writtenPosts } from './texts'
import { typePlans } from './texts/structure'
import type { WrittenPost } from './texts/write'
import { isWorkedOn, type WorkedRow } from './work'

interface Planned {
  draft: WrittenPost
  shelf: Shelf
  slug: string
  fields: (typeof typePlans)[keyof typeof typePlans]['fields']
  style: Style
  createdAt: string
}

/**
 * Adds the posts written by hand, with the newest dates.
 * @returns the posts that `seedWork` adds with a history
 */
export async function seedPosts(
  seeding: Seeding,
  shelves: Shelves,
  authors: Authors,
  urls: ReadonlyMap<PictureKey, string>,
): Promise<WorkedRow[]> {
  const planned = await planPosts(seeding, shelves)
  if (!planned.length) return []
  // Ids are reserved first, so that related posts can refer to each other in one insert.
  const taken = await rowsOf<{ id: number }>(
    seeding.db,
    sql`select nextval(pg_get_serial_sequence('posts', 'id'))::int as id from generate_series(1, ${planned.length})`,
  )
  const numbers = await rowsOf<{ n: number }>(
    seeding.db,
    sql`select nextval('product_codes')::int as n from generate_series(1, ${planned.filter(isProduct).length})`,
  )
  const codes = numbers.map(({ n }) => makeCode(usualProductSyntax, { n, at: seeding.now, type: '' }))
  const ids = taken.map(({ id }) => id).sort((a, b) => a - b)
  const rows = planned.map((plan, index) =>
    rowOf(seeding, plan, { planned, ids, codes, index, authors, urls }),
  )
  const worked = rows.filter((row) => isWorkedOn(row, seeding.now))
  const others = rows.filter((row) => !worked.includes(row))
  if (others.length) await seeding.db.insert(posts).values(others)
  return worked
}

/** The missing posts, oldest first: recent days have more posts, and pending posts are recent. */
async function planPosts({ db, random, now }: Seeding, shelves: Shelves): Promise<Planned[]> {
  const all = [...shelves].flatMap(([key, shelf]) =>
    writtenPosts[key].map((draft) => ({
      draft,
      shelf,
      slug: draft.slug ?? slugOf(draft.title),
      fields: typePlans[key].fields,
      style: typePlans[key].style,
    })),
  )
  const slugs = all.map(({ slug }) => slug)
  const listed = await db
    .select({ type: posts.type_id, slug: posts.slug })
    .from(posts)
    .where(inArray(posts.slug, slugs))
  const known = new Set(listed.map(({ type, slug }) => `${type}/${slug}`))
  const span = { published: 420, hidden: 300, draft: 30, pending: 12 }
  return all
    .map((plan) => ({
      ...plan,
      createdAt: daysAgo(now, random.next() ** 2.2 * span[plan.draft.status ?? 'published'] + 0.02),
    }))
    .filter(({ shelf, slug }) => !known.has(`${shelf.id}/${slug}`))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
}

const isProduct = ({ style }: Planned): boolean => style === 'product'

interface Desk {
  planned: readonly Planned[]
  ids: readonly number[]
  /** Codes of the products, in their order. */
  codes: readonly string[]
  index: number
  authors: Authors
  urls: ReadonlyMap<PictureKey, string>
}

function rowOf({ random, now }: Seeding, plan: Planned, { planned, ids, codes, index, authors, urls }: Desk) {
  const { draft, shelf, slug, createdAt } = plan
  const { title, summary, picture, status = 'published', custom = {} } = draft
  const category = found(shelf.categories, draft.category)
  const neighbours = planned.flatMap((other, at) =>
    other.shelf === shelf && other !== plan && other.draft.status === undefined
      ? [{ id: ids[at] ?? 0, near: other.draft.category === draft.category }]
      : [],
  )
  const related = [...random.shuffle(neighbours.filter(({ near }) => near)), ...random.shuffle(neighbours)]
  const others = random.shuffle(planned.filter((other) => other.shelf === shelf)).slice(0, random.int(0, 2))
  const image = found(urls, picture)
  const input = {
    type_id: shelf.id,
    title,
    slug,
    image,
    images: [...new Set([image, ...others.map((other) => found(urls, other.draft.picture))])],
    description: summary,
    content: contentOf(draft, plan.fields),
    category_id: category.id,
    parent_category_id: category.parentId,
    related_ids: [...new Set(related.map(({ id }) => id))].slice(0, random.int(0, 4)),
    seo: seoOf(draft, image),
    custom: {},
    price: draft.price,
    code: isProduct(plan) ? codes[planned.slice(0, index).filter(isProduct).length] : '',
    ...courseOf(title),
    status,
  }
  const { value, errors } = validate(postSchema, input)
  if (errors) throw new Error(`“${title}” breaks the rules for posts: ${JSON.stringify(errors)}`)
  const age = (now.getTime() - Date.parse(createdAt)) / 86_400_000
  return {
    ...value,
    ...lessonTotals(value.chapters),
    custom,
    id: ids[index] ?? 0,
    author_id: random.pick(status === 'pending' || random.chance(0.4) ? authors.writers : authors.editors),
    title_key: sortKey(value.title),
    created_at: createdAt,
    updated_at: daysAgo(now, random.chance(0.5) ? age : age * random.next()),
  }
}
