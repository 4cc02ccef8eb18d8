import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { categories, posts } from '../api/db/schema'
import { fields, groups } from '../api/db/tables/groups'
import { sortKey } from '../domain/collation'
import { type DynamicField, hasChoices } from '../domain/dynamicFields'
import { fieldSchema } from '../domain/fieldSchema'
import { dataGroupsOf, withoutRepeats } from '../domain/posts/dataGroups'
import { checkPostValues } from '../domain/posts/values'
import { slugOf } from '../domain/slug'
import { validate } from '../domain/validation'
import { daysAgo, found, type Seeding } from './context'
import type { Shelf, Shelves } from './structure'
import { drafts } from './texts'
import { dataGroups } from './texts/dataGroups'
import type { TypeKey } from './texts/structure'
import { valuesOf } from './values'

interface Made {
  id: number
  title: string
  fields: readonly DynamicField[]
}

/** Data groups with their fields, and what the posts written by hand say in them. */
export async function seedDataGroups(seeding: Seeding, shelves: Shelves): Promise<void> {
  for (const key of Object.keys(dataGroups) as TypeKey[]) {
    const shelf = found(shelves, key)
    await seedValues(seeding, shelf, key, await seedGroups(seeding, shelf, key))
  }
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

async function seedValues({ db }: Seeding, shelf: Shelf, key: TypeKey, made: readonly Made[]): Promise<void> {
  const tree = await db
    .select({ id: categories.id, parent_id: categories.parent_id, group_id: categories.group_id })
    .from(categories)
    .where(eq(categories.type_id, shelf.id))
  const bySlug = new Map(drafts[key].map((draft) => [draft.slug ?? slugOf(draft.title), draft]))
  const listed = await db
    .select({ id: posts.id, slug: posts.slug, category_id: posts.category_id })
    .from(posts)
    .where(
      and(eq(posts.type_id, shelf.id), inArray(posts.slug, [...bySlug.keys()]), sql`${posts.values} = '{}'`),
    )
  for (const { id, slug, category_id } of listed) {
    const own = withoutRepeats(dataGroupsOf(made, tree, category_id))
    const sent = valuesOf(found(bySlug, slug), own[0]?.title)
    const { values, errors } = checkPostValues(
      own.flatMap((group) => group.fields),
      sent,
    )
    if (Object.keys(errors).length > 0) throw new Error(`“${slug}”: ${JSON.stringify(errors)}`)
    await db.update(posts).set({ values }).where(eq(posts.id, id))
  }
}
