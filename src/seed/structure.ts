import { eq, inArray } from 'drizzle-orm'
import { categories, languages, types as typesTable } from '../api/db/schema'
import { sortKey } from '../domain/collation'
import { languageName } from '../domain/language'
import { slugOf } from '../domain/slug'
import type { PictureKey } from './art/catalogue'
import { daysAgo, found, type Seeding } from './context'
import { type Branch, type TypeKey, typePlans } from './texts/structure'

export interface Shelf {
  id: number
  categories: Map<string, { id: number; parentId: number | null }>
}

export type Shelves = ReadonlyMap<TypeKey, Shelf>

/** Vietnamese comes first, and is the default unless there is another one. */
export async function seedLanguages({ db }: Seeding): Promise<void> {
  const chosen = await db.$count(languages, eq(languages.is_default, true))
  await db
    .insert(languages)
    .values(
      ['vi', 'en', 'ja'].map((key, sort) => ({
        key,
        name: languageName(key),
        sort,
        is_default: key === 'vi' && chosen === 0,
      })),
    )
    .onConflictDoNothing()
}

export async function seedStructure(
  seeding: Seeding,
  urls: ReadonlyMap<PictureKey, string>,
): Promise<Shelves> {
  const { db, now } = seeding
  const moment = daysAgo(now, 1000)
  const keys = Object.keys(typePlans) as TypeKey[]
  await db
    .insert(typesTable)
    .values(
      keys.map((key, sort) => {
        const { picture, categories: _, ...plan } = typePlans[key]
        return {
          ...plan,
          title_key: sortKey(plan.title),
          sort,
          image: found(urls, picture),
          created_at: moment,
          updated_at: moment,
        }
      }),
    )
    .onConflictDoNothing()
  const slugs = keys.map((key) => typePlans[key].slug)
  const listed = await db.select().from(typesTable).where(inArray(typesTable.slug, slugs))
  const ids = new Map(listed.map(({ id, slug }) => [slug, id]))

  const shelves = new Map<TypeKey, Shelf>()
  for (const key of keys) {
    const shelf: Shelf = { id: found(ids, typePlans[key].slug), categories: new Map() }
    shelves.set(key, shelf)
    await plant(seeding, shelf, typePlans[key].categories, null, urls)
  }
  return shelves
}

async function plant(
  seeding: Seeding,
  shelf: Shelf,
  branches: readonly Branch[],
  parentId: number | null,
  urls: ReadonlyMap<PictureKey, string>,
): Promise<void> {
  const { db, now } = seeding
  const moment = daysAgo(now, 990)
  await db
    .insert(categories)
    .values(
      branches.map(({ title, description = '', picture }, sort) => ({
        type_id: shelf.id,
        title,
        title_key: sortKey(title),
        slug: slugOf(title),
        image: picture ? found(urls, picture) : '',
        description,
        parent_id: parentId,
        number_displayed: parentId === null ? 12 : 6,
        show_by_category: parentId === null,
        sort,
        created_at: moment,
        updated_at: moment,
      })),
    )
    .onConflictDoNothing()
  const listed = await db.select().from(categories).where(eq(categories.type_id, shelf.id))
  const bySlug = new Map(listed.map((row) => [row.slug, row]))
  for (const { title, children } of branches) {
    const row = found(bySlug, slugOf(title))
    shelf.categories.set(title, { id: row.id, parentId: row.parent_id })
    if (children) await plant(seeding, shelf, children, row.id, urls)
  }
}
