import { sortKey } from '../../domain/collation'
import type { ListResource } from './resource'

/** Collation keys of the sorted texts; every write of such a text must store them too. */
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
