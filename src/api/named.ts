import { type Column, like, type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from './db/database'
import { media, users } from './db/schema'

/**
 * The columns that refer to uploaded files, by the folder of the files. `storeUpload` stores in no other folder and
 * the sweep checks no other: a new folder needs an entry here. Files in texts and posts belong to the media library
 * and are kept as long as their row there.
 */
const owners = {
  media: [media.url, media.thumbnail_url],
  avatars: [users.avatar],
} satisfies Record<string, Column[]>

export type UploadFolder = keyof typeof owners

export const uploadFolders = Object.keys(owners) as UploadFolder[]

/** The file URLs under `prefix` (`/files/media/2026/11/`) that rows refer to. */
export async function namedUnder(db: Database, prefix: string): Promise<string[]> {
  const reads = Object.values<Column[]>(owners)
    .flat()
    .map(
      (column): SQL => sql`select ${column} as url from ${column.table} where ${like(column, `${prefix}%`)}`,
    )
  const rows = await rowsOf<{ url: string }>(db, sql.join(reads, sql` union all `))
  return rows.map(({ url }) => url)
}
