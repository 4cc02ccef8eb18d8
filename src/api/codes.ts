import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { makeCode, syntaxFault } from '../domain/codes'
import { codeKey } from '../domain/goods'
import { rowsOf } from './db/database'
import { settings } from './db/tables/settings'
import type { Call } from './http/call'

export interface Numbering {
  setting: string
  usual: string
  /** PostgreSQL sequence: it yields no number twice, even to concurrent calls. */
  sequence: string
  table: PgTable
  column: PgColumn
}

export const syntaxSql = ({ setting, usual }: Pick<Numbering, 'setting' | 'usual'>): SQL =>
  sql`coalesce((select nullif(trim(value), '') from settings where key = ${sql.raw(`'${setting}'`)}), ${sql.raw(`'${usual}'`)})`

const lockOf = (code: string) => sql`hashtextextended(${codeKey(code)}, 0)`

/** Waits for other calls that are about to take this code; the unique index tells whether it is taken. */
export const holdCode = async ({ db }: Pick<Call, 'db'>, code: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${lockOf(code)})`)
}

/** Numbers are never used again, and codes that were typed by hand are skipped, so there may be gaps. */
export async function nextCode(
  { db, now }: Pick<Call, 'db' | 'now'>,
  numbering: Numbering,
  type = '',
): Promise<string> {
  const { setting, usual, sequence } = numbering
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, setting))
  const syntax = row && !syntaxFault(row.value) ? row.value : usual
  // By the hundred, since many codes may have been typed or imported.
  for (let count = 1; ; count = Math.min(100, count * 10)) {
    const numbers = await rowsOf<{ n: number }>(
      db,
      sql`select nextval(${sequence})::int as n from generate_series(1, ${count})`,
    )
    const codes = numbers.map(({ n }) => makeCode(syntax, { n, at: now, type }))
    for (const code of await freeOf(db, numbering, codes)) {
      const [lock] = await rowsOf<{ held: boolean }>(
        db,
        sql`select pg_try_advisory_xact_lock(${lockOf(code)}) as held`,
      )
      // Checked again: another call may have taken it before this one got the lock.
      if (lock?.held && (await freeOf(db, numbering, [code])).length) return code
    }
  }
}

/** Yields no number twice, but may leave gaps; calls wait only for the first of a year. */
export async function nextNumber({ db }: Pick<Call, 'db'>, sequence: string, year: number): Promise<number> {
  for (;;) {
    const [row] = await rowsOf<{ n: number | null }>(
      db,
      sql`with drawn as (select nextval(${sequence}) as n),
          first as (insert into code_years (sequence, year, began_after)
            select ${sequence}, ${year}::int, n - 1 from drawn on conflict do nothing returning began_after)
        select (n - coalesce((select began_after from first),
          (select began_after from code_years where sequence = ${sequence} and year = ${year}::int)))::int as n
        from drawn`,
    )
    // No positive number if another call has just begun the year, or began it with a number drawn later.
    if (row?.n && row.n > 0) return row.n
  }
}

async function freeOf(
  db: Call['db'],
  { table, column }: Numbering,
  codes: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf<{ code: string }>(
    db,
    sql`select ${column} as code from ${table} where ${column} <> '' and lower(${column}) = any(${sql.param(codes.map(codeKey))}::text[])`,
  )
  const taken = new Set(rows.map(({ code }) => codeKey(code)))
  return codes.filter((code) => !taken.has(codeKey(code)))
}
