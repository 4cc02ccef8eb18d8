import { eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { isWebLink } from '../../domain/links'
import type { Sheet } from '../../domain/sheets/columns'
import { mediaSources as sources, media as table } from '../db/tables/media'
import type { Call } from '../http/call'
import { cleanedAs } from './clean'

/** The rows with the library's address of each picture that was brought from another site. */
export async function withLibraryPictures(
  { db }: Call,
  sheet: Sheet,
  rows: readonly AnyObject[],
): Promise<readonly AnyObject[]> {
  const fields = sheet.columns.filter(({ isPicture }) => isPicture).map(({ field }) => field)
  const links = rows.flatMap((row) => fields.flatMap((field) => [row[field]].flat()).filter(isLink))
  const known = new Map(
    links.length
      ? (
          await db
            .select({ from: sources.url, to: table.url })
            .from(sources)
            .innerJoin(table, eq(table.id, sources.media_id))
            .where(sql`${sources.url} = any(${sql.param([...new Set(links.map(hrefOf))])}::text[])`)
        ).map(({ from, to }) => [from, to])
      : [],
  )
  const ours = (link: unknown): unknown => (isLink(link) && known.get(hrefOf(link))) || link
  return rows.map((row) => {
    const changed = fields
      .filter((field) => Object.hasOwn(row, field))
      .map((field) => [field, Array.isArray(row[field]) ? row[field].map(ours) : ours(row[field])])
    return cleanedAs(row, { ...row, ...Object.fromEntries(changed) })
  })
}

const isLink = (value: unknown): value is string => typeof value === 'string' && isWebLink(value)
const hrefOf = (link: string): string => new URL(link).href
