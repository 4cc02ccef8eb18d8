import { sql } from 'drizzle-orm'
import type { Executor } from './script'

const former = { first: '0001-foundation', last: '0060-media-sources', count: 39 }

/** A database from before the first release, without its last migrations. */
export class OlderThanBaseline extends Error {}

/**
 * Replaces the recorded migrations from before the baseline by the baseline, which makes the same tables.
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
