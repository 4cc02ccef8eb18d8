import { eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { withPictures } from '../../domain/html'
import { isWebLink } from '../../domain/links'
import type { Sheet } from '../../domain/sheets/columns'
import { mediaSources as sources, media as table } from '../db/tables/media'
import type { Call } from '../http/call'
import { cleanedAs, cleanOf } from './clean'

export async function withLibraryPictures(
  { db }: Call,
  sheet: Sheet,
  rows: readonly AnyObject[],
): Promise<readonly AnyObject[]> {
  const columns = sheet.columns.filter(({ isPicture }) => isPicture)
  const placed = (row: AnyObject, place: (link: string) => string): AnyObject => {
    const texts: string[] = []
    const made = { ...row }
    for (const { field, kind } of columns)
      if (Object.hasOwn(row, field))
        made[field] = kind === 'html' ? sectionsAt(row, field, place, texts) : linksAt(row[field], place)
    return cleanedAs(row, made, texts)
  }
  const links = new Set<string>()
  const note = (link: string) => {
    if (isWebLink(link)) links.add(hrefOf(link))
    return link
  }
  for (const row of rows) placed(row, note)
  if (links.size === 0) return rows
  const found = await db
    .select({ from: sources.url, to: table.url })
    .from(sources)
    .innerJoin(table, eq(table.id, sources.media_id))
    .where(sql`${sources.url} = any(${sql.param([...links])}::text[])`)
  const known = new Map(found.map(({ from, to }) => [from, to]))
  const ours = (link: string) => (isWebLink(link) && known.get(hrefOf(link))) || link
  return rows.map((row) => placed(row, ours))
}

const hrefOf = (link: string): string => new URL(link).href

function linksAt(value: unknown, place: (link: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => linksAt(each, place))
  return typeof value === 'string' ? place(value) : value
}

function sectionsAt(
  row: AnyObject,
  field: string,
  place: (link: string) => string,
  texts: string[],
): unknown {
  const sections: unknown = row[field]
  if (!Array.isArray(sections)) return sections
  return sections.map((section) => {
    const clean = typeof section?.content === 'string' ? cleanOf(row, section.content) : undefined
    if (clean === undefined) return section
    const moved = withPictures(clean, place)
    if (moved !== clean) texts.push(moved)
    const content = moved === clean ? section.content : moved
    return { ...section, image: linksAt(section.image, place), content }
  })
}
