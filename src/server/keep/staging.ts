import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../api/db/database'
import { pictureStem } from '../../domain/media'
import { diskFolder } from '../storage/diskFolder'
import { eachOf, type Folder, filesBelow } from '../storage/folder'
import type { Engine } from './engine'
import { filesUnder } from './fileEntries'

/**
 * The files as they were around the moment of the rows: call `collect` before and after it, and `collectNew` as close to it
 * as can be. What is deleted meanwhile is there still, and of a file that was replaced meanwhile both.
 */
export function stageFiles(files: Folder, folder: string) {
  const first = join(folder, 'first')
  const later = join(folder, 'later')
  /** ETags by path, as they were before the file was taken. */
  const known = new Map<string, string>()

  async function take(path: string, etag: string | null): Promise<void> {
    // Gone meanwhile, there is nothing to take.
    if (etag === null || known.get(path) === etag) return
    known.set(path, etag)
    const isNew = await files.copyTo(path, join(first, path))
    if (!isNew) await files.copyTo(path, join(later, path))
  }

  return {
    collect: (): Promise<void> =>
      eachOf(filesBelow(files), async ({ path, etag }) => take(path, await etag())),
    /** Sooner than `collect`: it knows files by their names alone. */
    collectNew: (): Promise<void> =>
      eachOf(filesBelow(files), async ({ path, etag }) => {
        if (!known.has(path)) await take(path, await etag())
      }),
    /** Of a file that was replaced the one that the rows mean, together with its smaller versions. */
    async *chosen(engine: Engine): AsyncGenerator<{ path: string; file: string }> {
      const replaced = new Set(await filesUnder(diskFolder(later)))
      const stems = await stemsAsLater(engine, later, replaced)
      for (const path of await filesUnder(diskFolder(first))) {
        const isLater = replaced.has(path) && stems.has(pictureStem(path))
        yield { path, file: join(isLater ? later : first, path) }
      }
    },
  }
}

async function stemsAsLater(
  { db }: Engine,
  folder: string,
  paths: ReadonlySet<string>,
): Promise<Set<string>> {
  if (!paths.size) return new Set()
  const rows = await rowsOf<{ path: string; hash: string }>(
    db,
    sql`select path, hash from media where path = any(${sql.param([...paths])}::text[]) and hash <> ''`,
  )
  const stems = new Set<string>()
  for (const { path, hash } of rows)
    if ((await sha256Of(join(folder, path))) === hash) stems.add(pictureStem(path))
  return stems
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
