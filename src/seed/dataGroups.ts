import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { categories, posts } from '../api/db/schema'
import { fields, groups } from '../api/db/tables/groups'
import { sortKey } from '../domain/collation'
import { type DynamicField, type DynamicValues, hasChoices } from '../domain/dynamicFields'
import { fieldSchema } from '../domain/fieldSchema'
import { dataGroupsOf, type FiledCategory, withoutRepeats } from '../domain/posts/dataGroups'
import { checkPostValues } from '../domain/posts/values'
import { slugOf } from '../domain/slug'
import { validate } from '../domain/validation'
import { daysAgo, found, type Seeding } from './context'
import type { Shelf, Shelves } from './structure'
import { writtenPosts } from './texts'
import { dataGroups } from './texts/dataGroups'
import type { TypeKey } from './texts/structure'
import type { WrittenPost } from './texts/write'
import { draftValues } from './values'

interface Made {
  id: number
  title: string
  fields: readonly DynamicField[]
}

export interface Said {
  category: string
  values: DynamicValues
}

export type SeedDataGroups = ReadonlyMap<TypeKey, readonly Made[]>

export async function seedDataGroups(seeding: Seeding, shelves: Shelves): Promise<SeedDataGroups> {
  const made = new Map<TypeKey, readonly Made[]>()
  for (const key of Object.keys(dataGroups) as TypeKey[])
    made.set(key, await seedGroups(seeding, found(shelves, key), key))
  return made
}

async function seedGroups({ db, now }: Seeding, shelf: Shelf, key: TypeKey): Promise<Made[]> {
  const moment = daysAgo(now, 900)
  const stamps = { created_at: moment, updated_at: moment }
  const made: Made[] = []
  for (const [sort, { title, description, category, fields: planned }] of (dataGroups[key] ?? []).entries()) {
    const place = { type_id: shelf.id, style: 'field', slug: slugOf(title) }
    await db
      .insert(groups)
      .values({ ...place, title, title_key: sortKey(title), description, sort, ...stamps })
      .onConflictDoNothing()
    const [group] = await db
      .select({ id: groups.id })
      .from(groups)
      .where(and(eq(groups.type_id, place.type_id), eq(groups.style, 'field'), eq(groups.slug, place.slug)))
    const group_id = Number(group?.id)
    const rows = planned.map((field, at) => ({ ...checked({ ...field, group_id, sort: at }), ...stamps }))
    await db.insert(fields).values(rows).onConflictDoNothing()
    if (category)
      await db
        .update(categories)
        .set({ group_id })
        .where(and(eq(categories.id, found(shelf.categories, category).id), isNull(categories.group_id)))
    made.push({ id: group_id, title, fields: planned })
  }
  return made
}

/** A field as the API would store it. */
function checked(field: DynamicField & { group_id: number; sort: number }) {
  const { value, errors } = validate(fieldSchema, field)
  if (errors) throw new Error(`“${field.title}” breaks the rules for fields: ${JSON.stringify(errors)}`)
  return {
    ...value,
    sort: field.sort,
    has_options: hasChoices(field.style),
    has_children: field.style === 'list',
  } as typeof fields.$inferInsert
}

export async function seedValues(seeding: Seeding, shelves: Shelves, made: SeedDataGroups): Promise<void> {
  for (const [key, groupsOf] of made) {
    const shelf = found(shelves, key)
    const bySlug = new Map(writtenPosts[key].map((draft) => [draft.slug ?? slugOf(draft.title), draft]))
    const listed = await seeding.db
      .select({ id: posts.id, slug: posts.slug, category_id: posts.category_id })
      .from(posts)
      .where(
        and(
          eq(posts.type_id, shelf.id),
          inArray(posts.slug, [...bySlug.keys()]),
          sql`${posts.values} = '{}'`,
        ),
      )
    const tree = await treeOf(seeding, shelf)
    for (const { id, slug, category_id } of listed) {
      const values = saidBy(found(bySlug, slug), groupsOf, tree, category_id)
      await seeding.db.update(posts).set({ values }).where(eq(posts.id, id))
    }
  }
}

/** Values of the written posts, which generated posts of the same category reuse. */
export async function draftedValues(
  seeding: Seeding,
  shelves: Shelves,
  made: SeedDataGroups,
): Promise<ReadonlyMap<TypeKey, readonly Said[]>> {
  const said = new Map<TypeKey, readonly Said[]>()
  for (const [key, groupsOf] of made) {
    const shelf = found(shelves, key)
    const tree = await treeOf(seeding, shelf)
    said.set(
      key,
      writtenPosts[key].map((draft) => {
        const { category } = draft
        return { category, values: saidBy(draft, groupsOf, tree, found(shelf.categories, category).id) }
      }),
    )
  }
  return said
}

const treeOf = ({ db }: Seeding, { id }: Shelf): Promise<FiledCategory[]> =>
  db
    .select({ id: categories.id, parent_id: categories.parent_id, group_id: categories.group_id })
    .from(categories)
    .where(eq(categories.type_id, id))

function saidBy(
  draft: WrittenPost,
  made: readonly Made[],
  tree: readonly FiledCategory[],
  categoryId: number | null,
): DynamicValues {
  const own = withoutRepeats(dataGroupsOf(made, tree, categoryId))
  const { values, errors } = checkPostValues(
    own.flatMap((group) => group.fields),
    draftValues(draft, own[0]?.title),
  )
  if (Object.keys(errors).length > 0) throw new Error(`“${draft.title}”: ${JSON.stringify(errors)}`)
  return values
}
