import { and, eq, getTableColumns, like } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import type { Sheet } from '../../domain/sheets/columns'
import { cutSlug } from '../../domain/slug'
import type { Call } from '../http/call'
import { cleanedAs } from './clean'
import type { Resource } from './resource'

export const completed = ({ derive }: Sheet, body: AnyObject): AnyObject =>
  cleanedAs(body, derive?.fill(body) ?? body)

const longest = 190

export async function freeKey(
  { db }: Call,
  { table }: Resource,
  field: string,
  within: AnyObject,
  wanted: string,
): Promise<string> {
  const columns = getTableColumns(table)
  const column = columns[field]
  const base = cutSlug(wanted, longest)
  if (!column) return wanted
  const place = Object.entries(within).map(([name, value]) => columns[name] && eq(columns[name], value))
  const rows = await db
    .select({ key: column })
    .from(table)
    .where(and(like(column, `${base}-%`), ...place))
  const taken = new Set(rows.map(({ key }) => key))
  let number = 2
  while (taken.has(`${base}-${number}`)) number++
  return `${base}-${number}`
}
