import { inArray } from 'drizzle-orm'
import type { SettingKey } from '../domain/settings'
import type { Database } from './db/client'
import { settings as table } from './db/tables/settings'

interface Reader {
  db: Pick<Database, 'select'>
}

/** Settings that are not there are empty. */
export async function readSettings<K extends SettingKey>(
  { db }: Reader,
  keys: readonly K[],
): Promise<Record<K, string>> {
  const rows = await db
    .select({ key: table.key, value: table.value })
    .from(table)
    .where(inArray(table.key, [...keys]))
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  return Object.fromEntries(keys.map((key) => [key, values.get(key) ?? ''])) as Record<K, string>
}

export const settingOf = async (call: Reader, key: SettingKey): Promise<string> =>
  (await readSettings(call, [key]))[key]
