import { eq } from 'drizzle-orm'
import { pictureSizes, versionOf } from '../../../domain/media'
import type { Database } from '../../db/client'
import { mediaIncoming as incoming, media as table } from '../../db/tables/media'
import type { ApiDeps, Call } from '../../http/call'
import type { Storage } from '../../ports'
import { runOneByOne } from '../../runOneByOne'
import { filePathOf } from '../../uploads'

const pathsOf = (path: string): string[] => [path, ...pictureSizes.map((size) => versionOf(path, size))]

export async function copyFile(storage: Storage, from: string, to: string): Promise<void> {
  const targets = pathsOf(to)
  for (const [at, path] of pathsOf(from).entries()) {
    const file = await storage.get(path)
    const target = targets[at]
    if (file && target) await storage.put(target, file.bytes, file.type)
    else if (target) await storage.delete(target)
  }
}

export async function deleteFile(storage: Storage, path: string): Promise<void> {
  for (const each of pathsOf(path)) await storage.delete(each)
}

/**
 * Records in the transaction that the file at `url` replaces this one, and moves it after the commit: a crash before it
 * changes nothing, after it maintenance moves the file.
 */
export async function placeLater({ db, deps, afterCommit }: Call, id: number, url: string): Promise<void> {
  await db.insert(incoming).values({ media_id: id, url })
  afterCommit.push(() => placeFile(deps, id))
}

/**
 * Copies the recorded replacement.
 * @returns the source path, to be deleted after the commit: until then the copy may have to be repeated
 */
async function place(db: Database, storage: Storage, id: number): Promise<string | null> {
  const [noted] = await db.select().from(incoming).where(eq(incoming.media_id, id)).for('update')
  if (!noted) return null
  const [row] = await db.select({ path: table.path }).from(table).where(eq(table.id, id))
  const from = filePathOf(noted.url)
  // If the source is missing, the present file stays.
  if (row && (await storage.get(from))) await copyFile(storage, from, row.path)
  await db.delete(incoming).where(eq(incoming.media_id, id))
  return from
}

async function placeFile({ db, storage }: Pick<ApiDeps, 'db' | 'storage'>, id: number): Promise<void> {
  const [noted] = await db.select().from(incoming).where(eq(incoming.media_id, id))
  // Read before anything is held: where files are may be away, and fail only after a while.
  if (noted) await storage.get(filePathOf(noted.url))
  const from = await db.transaction((tx) => place(tx, storage, id))
  if (from) await deleteFile(storage, from)
}

/** For a call that has locked the file and continues to use it. */
export async function placeFirst({ db, deps, afterCommit }: Call, id: number): Promise<void> {
  const from = await place(db, deps.storage, id)
  if (from) afterCommit.push(() => deleteFile(deps.storage, from))
}

export async function placeFiles(deps: Pick<ApiDeps, 'db' | 'storage'>): Promise<void> {
  const noted = await deps.db.select({ id: incoming.media_id }).from(incoming).orderBy(incoming.media_id)
  await runOneByOne(
    noted.map(
      ({ id }) =>
        () =>
          placeFile(deps, id),
    ),
  )
}
