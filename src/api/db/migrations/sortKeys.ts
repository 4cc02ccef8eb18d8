import { type SQL, sql } from 'drizzle-orm'
import { sortKey } from '../../../domain/collation'
import type { Executor } from './script'

/** Computes `<column>_key` in batches, since a table may have millions of rows. */
export async function fillSortKeys(
  tx: Executor,
  table: string,
  column: string,
  batch = 5_000,
): Promise<void> {
  const name = sql.identifier(table)
  const text = sql.identifier(column)
  const key = sql.identifier(`${column}_key`)
  let last = 0
  for (;;) {
    const { rows } = (await tx.execute(
      sql`select id, ${text} as text from ${name} where id > ${last} order by id limit ${batch}`,
    )) as { rows: { id: number; text: string }[] }
    if (!rows.length) return
    await tx.execute(sql`update ${name} set ${key} = made.key
      from unnest(${arrayOf(rows.map(({ id }) => String(id)))}::int[],
        ${arrayOf(rows.map((row) => sortKey(row.text)))}::text[]) as made (id, key)
      where ${name}.id = made.id`)
    last = rows.at(-1)?.id ?? last
  }
}

/** One parameter, which both drivers can serialise. */
const arrayOf = (values: string[]): SQL => sql`${sql.param(values)}`
