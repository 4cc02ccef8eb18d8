import { seed as en } from '../../i18n/en/seed'
import { seed as ja } from '../../i18n/ja/seed'
import { type SeedMessages, seed as vi } from '../../i18n/vi/seed'

const languages: Record<string, SeedMessages> = { vi, en, ja }

export function tell(key: keyof SeedMessages, params: Record<string, string | number> = {}): string {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  const messages = languages[(LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2).toLowerCase()] ?? en
  return messages[key].replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}
