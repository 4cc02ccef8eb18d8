import { type Column, like, type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from './db/database'
import { media, users } from './db/schema'

/**
 * The columns that own uploaded files, by the folder that the files are stored in. An upload can go to no
 * other folder (`storeUpload`), and the sweep looks into no other: who adds a folder says here who names its
 * files. What texts and posts refer to are files of the media library, which stay while their row does.
 */
const owners = {
  media: [media.url, media.thumbnail_url],
  avatars: [users.avatar],
} satisfies Record<string, Column[]>

export type UploadFolder = keyof typeof owners

export const uploadFolders = Object.keys(owners) as UploadFolder[]

/** The addresses under `prefix` (`/files/media/2026/11/`) that rows name. */
export async function namedUnder(db: Database, prefix: string): Promise<string[]> {
  const reads = Object.values<Column[]>(owners)
    .flat()
    .map(
      (column): SQL => sql`select ${column} as url from ${column.table} where ${like(column, `${prefix}%`)}`,
    )
  const rows = await rowsOf<{ url: string }>(db, sql.join(reads, sql` union all `))
  return rows.map(({ url }) => url)
}
