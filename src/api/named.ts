import { type Column, getTableName, like, type SQL, sql } from 'drizzle-orm'
import { hasVersions, pictureSizes, pictureStem, versionOf } from '../domain/media'
import type { Database } from './db/client'
import { rowsOf } from './db/database'
import { media, users } from './db/schema'
import { mediaIncoming } from './db/tables/media'
import type { ApiDeps } from './http/call'

/**
 * Columns that refer to uploaded files, by the folder of the files. A new folder needs an entry here: `storeUpload` and
 * the sweep know no other. Files in texts and posts belong to the media library and live as long as their row there, or
 * in the trash.
 */
const owners = {
  media: [media.url, media.thumbnail_url, mediaIncoming.url],
  avatars: [users.avatar],
} satisfies Record<string, Column[]>

export type UploadFolder = keyof typeof owners

export const uploadFolders = Object.keys(owners) as UploadFolder[]

const columns = Object.values<Column[]>(owners).flat()

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

export const namedUnder = (db: Database, prefix: string): Promise<string[]> =>
  namedWhere(db, (url) => like(url, `${prefix}%`))

const stillNamed = async (db: Database, urls: readonly string[]): Promise<string[]> =>
  urls.length ? namedWhere(db, (url) => sql`${url} = any(${sql.param([...urls])}::text[])`) : []

/** A picture and its versions go, or stay, together. */
export async function dropUnneeded(
  { db, storage }: Pick<ApiDeps, 'db' | 'storage'>,
  urls: readonly string[],
): Promise<void> {
  const named = new Set((await stillNamed(db, urls)).map(pictureStem))
  for (const url of urls)
    if (!named.has(pictureStem(url))) await storage.delete(url.replace(/^\/files\//, ''))
}

export const filesOf = (table: string, row: Record<string, unknown>): string[] => {
  const urls = columns
    .filter((column) => getTableName(column.table) === table)
    .map(({ name }) => row[name])
    .filter((url): url is string => typeof url === 'string' && url.startsWith('/files/'))
  const versions = urls.filter(hasVersions).flatMap((url) => pictureSizes.map((size) => versionOf(url, size)))
  return [...new Set([...urls, ...versions])]
}
