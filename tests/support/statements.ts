import type { Database } from '../../src/api/db/database'

interface Client {
  query: (...args: never[]) => unknown
}

/** The SQL statements that the database is sent while `work` runs. Counts requests on the pool, not in transactions. */
export async function statementsOf(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const client = (db as Database & { $client: Client }).$client
  const original = client.query
  const seen: string[] = []
  client.query = (...args: never[]) => {
    const [first] = args as unknown as [string | { text: string }]
    seen.push(typeof first === 'string' ? first : first.text)
    return original.apply(client, args)
  }
  try {
    await work()
  } finally {
    client.query = original
  }
  return seen
}
