import { and, eq } from 'drizzle-orm'
import { media as table } from '../../db/tables/media'
import type { ApiDeps } from '../../http/call'
import { hashOf } from '../../uploads'

/** Keeps maintenance short: 30,000 files a day. */
const atOnce = 20

/** Hash of a missing file: it equals no other, and is not tried again. */
const unreadable = 'none'

/** Computes missing hashes of older files and of those restored from the trash, a few at a time. */
export async function hashOldFiles({ db, storage }: Pick<ApiDeps, 'db' | 'storage'>): Promise<void> {
  const old = await db
    .select({ id: table.id, path: table.path })
    .from(table)
    .where(eq(table.hash, ''))
    .orderBy(table.id)
    .limit(atOnce)
  for (const { id, path } of old) {
    const file = await storage.get(path)
    // A file that was replaced meanwhile has a hash already.
    await db
      .update(table)
      .set({ hash: file ? await hashOf(file.bytes) : `${unreadable} ${id}` })
      .where(and(eq(table.id, id), eq(table.path, path), eq(table.hash, '')))
  }
}
