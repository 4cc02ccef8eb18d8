import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../api/db/database'
import { pictureStem } from '../../domain/media'
import { codeOf } from '../errors'
import type { Engine } from './engine'
import { filesUnder } from './fileEntries'

/**
 * The files as they were around the moment of the rows: call `collect` before and after it, and `collectNew` as close to it
 * as can be. What is deleted meanwhile is there still, and of a file that was replaced meanwhile both.
 */
export function stageFiles(files: string, folder: string) {
  const first = join(folder, 'first')
  const later = join(folder, 'later')
  const known = new Set<string>()
  return {
    async collect(): Promise<void> {
      for (const path of await filesUnder(files)) {
        const from = join(files, path)
        if (known.has(path) && (await isSame(from, join(first, path)))) continue
        known.add(path)
        const isNew = await take(from, join(first, path))
        if (!isNew) await take(from, join(later, path))
      }
    },
    /** Sooner than `collect`: it knows files by their names alone. */
    async collectNew(): Promise<void> {
      for (const path of await filesUnder(files)) {
        if (known.has(path)) continue
        known.add(path)
        await take(join(files, path), join(first, path))
      }
    },
    /** Of a file that was replaced the one that the rows mean, together with its smaller versions. */
    async *chosen(engine: Engine): AsyncGenerator<{ path: string; file: string }> {
      const replaced = new Set(await filesUnder(later))
      const stems = await stemsAsLater(engine, later, replaced)
      for (const path of await filesUnder(first)) {
        const isLater = replaced.has(path) && stems.has(pictureStem(path))
        yield { path, file: join(isLater ? later : first, path) }
      }
    },
  }
}

const isSame = async (one: string, other: string): Promise<boolean> => {
  const [a, b] = await Promise.all([one, other].map((file) => stat(file).catch(() => null)))
  // Gone meanwhile: there is nothing to take.
  if (!a) return true
  return b !== null && b !== undefined && a.size === b.size && a.mtime.getTime() === b.mtime.getTime()
}

/** Files are replaced, never written to, so that a second name keeps their content. `false` if the target is there. */
async function take(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true })
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    if (codeOf(error) === 'ENOENT') return true
  }
  const found = await stat(from).catch(() => null)
  if (!found) return true
  await copyFile(from, to)
  await utimes(to, found.atime, found.mtime)
  return true
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
