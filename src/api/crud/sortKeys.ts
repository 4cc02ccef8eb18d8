import { sortKey } from '../../domain/collation'
import type { ListResource } from './resource'

/** The key columns of the texts that a value sets: every writer of such texts stores them along. */
export const sortKeysOf = (
  sortKeys: ListResource['sortKeys'],
  value: Record<string, unknown>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sortKeys ?? {}).flatMap(([name, key]) => {
      const text = value[name]
      return key && typeof text === 'string' ? [[key, sortKey(text)]] : []
    }),
  )
