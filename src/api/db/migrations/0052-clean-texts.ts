import { type SQL, sql } from 'drizzle-orm'
import { cleanLine } from '../../../domain/cleanText'
import { sortKey } from '../../../domain/collation'
import type { Executor } from './script'

/** Texts of one line. What stands in JSON is cleaned when its record is saved again. */
const lines: Record<string, readonly string[]> = {
  users: ['name', 'email', 'zalo', 'facebook', 'address'],
  types: ['title'],
  categories: ['title'],
  posts: ['title', 'code'],
  groups: ['title'],
  fields: ['title'],
  roles: ['name'],
  media: ['name'],
  settings: ['title'],
  redirects: ['source', 'destination'],
  widgets: ['key', 'title', 'group_name'],
  seos: ['title', 'keyword'],
  menus: ['title'],
  sliders: ['title'],
  agencies: ['name'],
  discounts: ['title'],
  warehouses: ['name', 'email', 'address'],
  suppliers: ['name', 'email', 'address'],
  orders: ['name', 'email'],
  feedback: ['type', 'name', 'email', 'address'],
  ratings: ['author_name'],
}

/** What may make two records one: where the clean text is another record's, the row stays as it is. */
const unique = ['users.email', 'posts.code', 'roles.name', 'redirects.source', 'widgets.key']

/** Any blank but a single space between words, and what nobody sees. */
const unclean = [
  String.raw`[\u0001-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f]`,
  String.raw`[\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc]`,
  String.raw`[\U000e0000-\U000e0fff]|  |^ | $`,
].join('|')

const batch = 1_000

interface Found {
  id: number
  [column: string]: string | number
}

async function rowsOf<T>(tx: Executor, query: SQL): Promise<T[]> {
  return ((await tx.execute(query)) as { rows: T[] }).rows
}

async function cleanTable(tx: Executor, table: string, columns: readonly string[]): Promise<void> {
  const name = sql.identifier(table)
  const known = new Set(
    (
      await rowsOf<{ name: string }>(
        tx,
        sql`select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = ${table}`,
      )
    ).map((each) => each.name),
  )
  const isUnclean = sql.join(
    columns.map(
      (each) => sql`${sql.identifier(each)} ~ ${unclean} or ${sql.identifier(each)} is not nfc normalized`,
    ),
    sql` or `,
  )
  const read = sql.join(
    columns.map((each) => sql.identifier(each)),
    sql`, `,
  )
  for (let last = 0; ; ) {
    const rows = await rowsOf<Found>(
      tx,
      sql`select id, ${read} from ${name} where id > ${last} and (${isUnclean}) order by id limit ${batch}`,
    )
    for (const row of rows) for (const column of columns) await cleanOne(tx, table, known, { row, column })
    if (rows.length < batch) return
    last = Number(rows.at(-1)?.id)
  }
}

interface Place {
  row: Found
  column: string
}

async function cleanOne(
  tx: Executor,
  table: string,
  known: Set<string>,
  { row, column }: Place,
): Promise<void> {
  const before = String(row[column] ?? '')
  const clean = cleanLine(before)
  // A name of which nothing would be left stays: it is required.
  if (clean === before || !clean) return
  const [name, own] = [sql.identifier(table), sql.identifier(column)]
  const also = [
    ...(known.has(`${column}_key`) ? [sql`${sql.identifier(`${column}_key`)} = ${sortKey(clean)}`] : []),
    ...(known.has('version') ? [sql`version = version + 1`] : []),
  ]
  const isFree = unique.includes(`${table}.${column}`)
    ? sql` and not exists (select from ${name} other where lower(other.${own}) = lower(${clean}) and other.id <> ${row.id})`
    : sql``
  await tx.execute(
    sql`update ${name} set ${sql.join([sql`${own} = ${clean}`, ...also], sql`, `)} where id = ${row.id}${isFree}`,
  )
}

/** Of codes that differ in case only, the first keeps its own; the others get a number behind theirs. */
async function partTwins(tx: Executor, table: string, column: string, max: number): Promise<void> {
  const [name, own] = [sql.identifier(table), sql.identifier(column)]
  const twins = await rowsOf<{ id: number; code: string }>(
    tx,
    sql`select id, ${own} as code from (
        select id, ${own}, row_number() over (partition by lower(${own}) order by id) as at from ${name} where ${own} <> '') t
      where at > 1 order by id`,
  )
  for (const { id, code } of twins) {
    await tx.execute(sql`update ${name} set version = version + 1, ${own} = (
        select made from (select n, left(${code}, ${max} - 1 - length(n::text)) || '-' || n as made
          from generate_series(2, 10000) n) tried
        where not exists (select from ${name} other where lower(other.${own}) = lower(made)) order by n limit 1)
      where id = ${id}`)
  }
}

/** Existing texts are cleaned as new ones are; codes of products and keys of widgets are unique in any case. */
export async function cleanTexts(tx: Executor): Promise<void> {
  for (const [table, columns] of Object.entries(lines)) await cleanTable(tx, table, columns)
  await partTwins(tx, 'posts', 'code', 30)
  await partTwins(tx, 'widgets', 'key', 100)
  await tx.execute(
    sql`create unique index if not exists posts_code_any_case on posts (lower(code)) where code <> ''`,
  )
  await tx.execute(sql`create index if not exists orders_code_any_case on orders (lower(code))`)
  await tx.execute(sql`create unique index if not exists widgets_key_any_case on widgets (lower(key))`)
}
