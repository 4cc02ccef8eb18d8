import { eq } from 'drizzle-orm'
import type { SettingKey } from '../domain/settings'
import { settings as table } from './db/tables/settings'
import type { Call } from './http/call'

export async function settingOf({ db }: Pick<Call, 'db'>, key: SettingKey): Promise<string> {
  const [row] = await db.select({ value: table.value }).from(table).where(eq(table.key, key))
  return row?.value ?? ''
}
