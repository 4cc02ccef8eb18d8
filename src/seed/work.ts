import { eq, sql } from 'drizzle-orm'
import type { Database } from '../api/db/client'
import { posts } from '../api/db/schema'
import { sortKey } from '../domain/collation'
import type { Authors } from './people'
import type { Random } from './random'

export type WorkedRow = typeof posts.$inferInsert & { id: number; created_at: string; updated_at: string }

const day = 86_400_000

/** Whether a post has a history of editing: the latest ones, which users open first. */
export const isWorkedOn = ({ created_at }: Pick<WorkedRow, 'created_at'>, now: Date): boolean =>
  now.getTime() - Date.parse(created_at) < 45 * day

/** Attributes the following statements to this user and moment, as a call of its own. */
async function writeAs(db: Database, actor: number | null | undefined, at: string): Promise<void> {
  await db.execute(sql`select set_config('nep.actor', ${actor ? String(actor) : ''}, true),
    set_config('nep.at', ${at}, true), set_config('nep.batch', gen_random_uuid()::text, true)`)
}

const between = (from: string, to: string, share: number): string =>
  new Date(Date.parse(from) + (Date.parse(to) - Date.parse(from)) * share).toISOString()

/**
 * Adds posts with a history: begun as a draft, written, approved by an editor. One duplicate is in the trash, so that
 * timelines and trash are not empty.
 */
export async function seedWork(
  db: Database,
  rows: readonly WorkedRow[],
  { editors }: Authors,
  random: Random,
): Promise<void> {
  for (const row of rows) {
    const { id, author_id, created_at, updated_at, title, description } = row
    const [beginning = title] = title.split(/[:,]/)
    await writeAs(db, author_id, created_at)
    const draft = { title: beginning, title_key: sortKey(beginning), description: '', status: 'draft' }
    await db.insert(posts).values({ ...row, ...draft, updated_at: created_at })
    const isApproved = row.status === 'published' || row.status === 'hidden'
    const written = isApproved ? between(created_at, updated_at, 0.5) : updated_at
    await writeAs(db, author_id, written)
    const text = {
      title,
      title_key: sortKey(title),
      description,
      status: isApproved ? 'pending' : row.status,
    }
    await db
      .update(posts)
      .set({ ...text, version: 2, updated_at: written })
      .where(eq(posts.id, id))
    if (!isApproved) continue
    await writeAs(db, random.pick(editors), updated_at)
    await db.update(posts).set({ status: row.status, version: 3, updated_at }).where(eq(posts.id, id))
  }
  const twice = rows.at(-1)
  if (twice) await seedTrash(db, twice)
  await writeAs(db, null, '')
}

async function seedTrash(db: Database, row: WorkedRow): Promise<void> {
  const { id: _, ...copy } = row
  await writeAs(db, row.author_id, row.created_at)
  const slug = `${row.slug}-2`
  const [made] = await db
    .insert(posts)
    .values({ ...copy, slug, code: '', status: 'draft' })
    .returning({ id: posts.id })
  await writeAs(db, row.author_id, row.updated_at)
  if (made) await db.delete(posts).where(eq(posts.id, made.id))
}
