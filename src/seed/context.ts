import type { Database } from '../api/db/client'
import type { Images, Storage } from '../api/ports'
import type { Random } from './random'

export interface Seeding {
  db: Database
  storage: Storage
  images: Images
  now: Date
  random: Random
}

/** Never in the future. */
export const daysAgo = (now: Date, days: number): string =>
  new Date(now.getTime() - Math.max(0, days) * 86_400_000).toISOString()

export function found<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key)
  if (value === undefined) throw new RangeError(`The sample business has no ${String(key)}`)
  return value
}
