import { type Column, getTableName, like, type SQL, sql } from 'drizzle-orm'
import { hasVersions, pictureSizes, pictureStem, versionOf } from '../domain/media'
import type { Database } from './db/client'
import { rowsOf } from './db/database'
import { media, users } from './db/schema'
import { mediaIncoming } from './db/tables/media'
import type { ApiDeps } from './http/call'

/**
 * The columns that refer to uploaded files, by the folder of the files. `storeUpload` stores in no other folder and
 * the sweep checks no other: a new folder needs an entry here. Files in texts and posts belong to the media library
 * and are kept as long as their row there, or in the trash.
 */
const owners = {
  media: [media.url, media.thumbnail_url, mediaIncoming.url],
  avatars: [users.avatar],
} satisfies Record<string, Column[]>

export type UploadFolder = keyof typeof owners

export const uploadFolders = Object.keys(owners) as UploadFolder[]

const columns = Object.values<Column[]>(owners).flat()

/** Rows, and what the trash holds of deleted ones, whose file URL fulfils a condition. */
async function namedWhere(db: Database, where: (url: SQL) => SQL): Promise<string[]> {
  const reads = columns.flatMap((column): SQL[] => {
    const kept = sql`(changes->>${sql.raw(`'${column.name}'`)})`
    return [
      sql`select ${column} as url from ${column.table} where ${where(sql`${column}`)}`,
      sql`select ${kept} as url from history where entity = ${sql.raw(`'${getTableName(column.table)}'`)}
        and action = 'delete' and changes is not null and ${where(kept)}`,
    ]
  })
  const rows = await rowsOf<{ url: string }>(db, sql.join(reads, sql` union all `))
  return rows.map(({ url }) => url)
}

/** The file URLs under `prefix` (`/files/media/2026/11/`) that are still needed. */
export const namedUnder = (db: Database, prefix: string): Promise<string[]> =>
  namedWhere(db, (url) => like(url, `${prefix}%`))

/** Those of the file URLs that are still needed. */
const stillNamed = async (db: Database, urls: readonly string[]): Promise<string[]> =>
  urls.length ? namedWhere(db, (url) => sql`${url} = any(${sql.param([...urls])}::text[])`) : []

/** Removes the files that no row names any more. A picture and its versions go, or stay, together. */
export async function dropUnneeded(
  { db, storage }: Pick<ApiDeps, 'db' | 'storage'>,
  urls: readonly string[],
): Promise<void> {
  const named = new Set((await stillNamed(db, urls)).map(pictureStem))
  for (const url of urls)
    if (!named.has(pictureStem(url))) await storage.delete(url.replace(/^\/files\//, ''))
}

/** The URLs of the uploaded files that belong to a row of that table, with the smaller versions of its pictures. */
export const filesOf = (table: string, row: Record<string, unknown>): string[] => {
  const urls = columns
    .filter((column) => getTableName(column.table) === table)
    .map(({ name }) => row[name])
    .filter((url): url is string => typeof url === 'string' && url.startsWith('/files/'))
  const versions = urls.filter(hasVersions).flatMap((url) => pictureSizes.map((size) => versionOf(url, size)))
  return [...new Set([...urls, ...versions])]
}
