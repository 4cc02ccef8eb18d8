import { inArray } from 'drizzle-orm'
import { posts as table } from '../../db/tables/posts'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'
import type { Aspect } from './aspect'

const existing = async ({ db }: Call, ids: readonly number[]): Promise<Set<number>> => {
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]))
  return new Set(found.map(({ id }) => id))
}

export const related: Aspect = {
  write: async (call, value, { before }) => {
    const ids: number[] = value.related_ids ?? []
    if (before && ids.includes(before.id)) throw invalid('related_ids', 'related_to_itself')
    if (ids.length && (await existing(call, ids)).size < new Set(ids).size)
      throw invalid('related_ids', 'not_found_reference')
    return value
  },
  // Deleted related posts do not block the restoring of others.
  revive: async (call, state) => {
    if (!state.related_ids?.length) return state
    const alive = await existing(call, state.related_ids)
    return { ...state, related_ids: state.related_ids.filter((id: number) => alive.has(id)) }
  },
}
