import type { Database } from '../../src/api/db/client'

interface Client {
  query: (...args: never[]) => unknown
}

interface Sent {
  text: string
  values: unknown[]
}

const clientOf = (db: Database) => (db as Database & { $client: Client }).$client

/** What the database is sent while `work` runs. Sees what goes over the pool, not what goes within transactions. */
async function sentDuring(db: Database, work: () => Promise<unknown>): Promise<Sent[]> {
  const client = clientOf(db)
  const original = client.query
  const seen: Sent[] = []
  client.query = (...args: never[]) => {
    const [first, values = []] = args as unknown as [
      string | { text: string; values?: unknown[] },
      unknown[]?,
    ]
    seen.push(
      typeof first === 'string'
        ? { text: first, values }
        : { text: first.text, values: first.values ?? values },
    )
    return original.apply(client, args)
  }
  try {
    await work()
  } finally {
    client.query = original
  }
  return seen
}

/** The SQL statements that the database is sent while `work` runs. */
export const statementsOf = async (db: Database, work: () => Promise<unknown>): Promise<string[]> =>
  (await sentDuring(db, work)).map(({ text }) => text)

/**
 * The SQL statements that the database is sent while `work` runs, also within transactions; what only begins or ends one
 * is left out. For a server, where each connection is a client of its own.
 */
export async function statementsIn(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = []
  const client = clientOf(db) as Client & {
    transaction?: (run: (tx: Client) => unknown) => unknown
    on?: (event: 'acquire', listen: (client: Client) => void) => void
    off?: (event: 'acquire', listen: (client: Client) => void) => void
  }
  const watch = (each: Client): (() => void) => {
    const original = each.query
    each.query = (...args: never[]) => {
      const [first] = args as unknown as [string | { text: string }]
      const text = typeof first === 'string' ? first : first.text
      if (!/^(begin|commit|rollback|savepoint|release)/i.test(text)) seen.push(text)
      return original.apply(each, args)
    }
    return () => {
      each.query = original
    }
  }
  const undo: (() => void)[] = []
  const { transaction } = client
  if (client.on && client.off) {
    const known = new Set<Client>()
    const listen = (each: Client) => {
      if (!known.has(each)) undo.push(watch(each))
      known.add(each)
    }
    client.on('acquire', listen)
    undo.push(() => client.off?.('acquire', listen))
  } else {
    undo.push(watch(client))
    if (transaction) {
      client.transaction = (run) =>
        transaction.call(client, (tx) => {
          undo.push(watch(tx))
          return run(tx)
        })
      undo.push(() => {
        client.transaction = transaction
      })
    }
  }
  try {
    await work()
  } finally {
    for (const each of undo) each()
  }
  return seen
}

interface Plan {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

const rowsIn = (plan: Plan, table: string): number =>
  (plan['Relation Name'] === table
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    : 0) + (plan.Plans ?? []).reduce((sum, each) => sum + rowsIn(each, table), 0)

/** How many rows of a table the last statement of `work` reads, whether it keeps them or not. */
export async function rowsRead(db: Database, table: string, work: () => Promise<unknown>): Promise<number> {
  const last = (await sentDuring(db, work)).at(-1)
  if (!last) throw new Error('no statement was sent')
  const explain = clientOf(db).query as (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>
  const { rows } = await explain.call(
    clientOf(db),
    `explain (analyze, format json) ${last.text}`,
    last.values,
  )
  const [row] = rows as { 'QUERY PLAN': [{ Plan: Plan }] }[]
  if (!row) throw new Error('a plan is one row')
  return rowsIn(row['QUERY PLAN'][0].Plan, table)
}
