import { sql } from 'drizzle-orm'
import type { Executor } from './script'

/** The first and the last of the steps that the baseline has replaced, and how many they were. */
const former = { first: '0001-foundation', last: '0060-media-sources', count: 39 }

/** A database that was made before the first release and not brought to its state. */
export class OlderThanBaseline extends Error {}

/**
 * The steps that a database has, out of those that are recorded. All that came before the baseline have made what it
 * makes: it is recorded in their place.
 * @throws OlderThanBaseline where some of them are missing
 */
export async function withoutFormer(tx: Executor, recorded: Set<string>): Promise<Set<string>> {
  const { first, last, count } = former
  if (!recorded.has(first)) return recorded
  if (recorded.size !== count || !recorded.has(last))
    throw new OlderThanBaseline('made before the first release')
  await tx.execute(sql`delete from migrations`)
  await tx.execute(sql`insert into migrations (name) values ('baseline')`)
  return new Set(['baseline'])
}
