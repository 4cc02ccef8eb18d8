import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

export type Executor = Pick<PgDatabase<PgQueryResultHKT>, 'execute'>

export interface Migration {
  name: string
  sql: string
  run?: (tx: Executor) => Promise<void>
}

/** Drivers prepare one statement at a time. */
export async function runScript(tx: Executor, script: string): Promise<void> {
  for (const statement of statementsOf(script)) await tx.execute(sql.raw(statement))
}

/** Splits at the semicolons that end a line outside a $$ body. */
function statementsOf(script: string): string[] {
  const statements: string[] = []
  let current = ''
  let inBody = false
  for (const line of script.split('\n')) {
    current += `${line}\n`
    if ((line.match(/\$\$/g)?.length ?? 0) % 2) inBody = !inBody
    if (!inBody && line.trimEnd().endsWith(';')) {
      statements.push(current)
      current = ''
    }
  }
  if (current.trim()) statements.push(current)
  return statements
}
